import { Link } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { Toaster } from '@tropa/ui/toaster'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link as RouterLink, useLocation, type LinkProps } from 'react-router-dom'
import { TeamMark } from '../../components/team-mark'

/** A link below a form or a message of these pages. */
export const PageLink = ({ className = '', ...props }: LinkProps) => (
  <Link asChild className={`touch-target justify-self-start ${className}`}>
    <RouterLink {...props} />
  </Link>
)

interface SignInPageProps {
  title: string
  children: ReactNode
}

export const SignInPage = ({ title, children }: SignInPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const shown = useRef({ title, hash })
  // Another form replaces the link that had the focus. If no link was followed, only hydration changes the title.
  useEffect(() => {
    const isFollowed = shown.current.title !== title && shown.current.hash !== hash
    if (isFollowed && document.activeElement === document.body) heading.current?.focus()
    shown.current = { title, hash }
  }, [title, hash])
  return (
    <Page className="grid min-h-[calc(100dvh-6rem)] content-center py-6">
      <div className="grid gap-3 sm:gap-4 md:grid-cols-[5fr_6fr]">
        <Tile
          tone="accent"
          className="flex items-end justify-between gap-6 md:min-h-[26rem] md:flex-col md:items-start"
        >
          <TeamMark className="w-20 shrink-0 max-md:order-last max-md:w-14" />
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
            {title}
          </h1>
        </Tile>
        <Tile className="grid content-center gap-4 sm:p-8">{children}</Tile>
      </div>
      <Toaster />
    </Page>
  )
}
