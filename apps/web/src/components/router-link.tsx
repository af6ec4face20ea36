import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string
  preventScrollReset?: boolean
  /** Leaves the app: the page is not one of the web app's. */
  reloadsDocument?: boolean
  /** What the history keeps beside the address. */
  state?: unknown
}

/** A link to a page of this site; smaller than the router's own, which includes prefetching. */
export const RouterLink = ({
  to,
  preventScrollReset = false,
  reloadsDocument = false,
  state,
  target,
  onClick,
  children,
  ...props
}: RouterLinkProps) => {
  const handleClick = useLinkClickHandler(to, {
    preventScrollReset,
    state,
    ...(target === undefined ? {} : { target }),
  })
  return (
    <a
      {...props}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !reloadsDocument) handleClick(event)
      }}
    >
      {children}
    </a>
  )
}
