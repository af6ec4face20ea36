import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean
}

/** A link to a page of this site, without the prefetching that the router's own brings along. */
export const RouterLink = ({
  to,
  preventScrollReset = false,
  target,
  onClick,
  children,
  ...props
}: RouterLinkProps) => {
  const follow = useLinkClickHandler(to, {
    preventScrollReset,
    ...(target === undefined ? {} : { target }),
  })
  return (
    <a
      {...props}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
