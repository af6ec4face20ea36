import { ownPaths } from '@tropa/contract/pages'
import { Breadcrumb, BreadcrumbItem } from '@tropa/ui/breadcrumb'
import { Page } from '@tropa/ui/page'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useMember } from '../session/member-context'
import type { Place } from '../session/member-pages'

const PageBreadcrumb = ({ pages }: { pages: readonly Place[] }) => {
  const { pathname } = useLocation()
  const { userType } = useMember()
  const home = { to: ownPaths[userType].home, label: userType === 'admin' ? 'Admin' : 'Dashboard' }
  return (
    <Breadcrumb>
      {[home, ...pages].map(({ to, label }) => (
        <BreadcrumbItem key={to} asChild current={to === pathname}>
          <Link to={to}>{label}</Link>
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}

export interface MemberPageProps {
  title: string
  lead?: ReactNode
  /** The pages after the member home, where the page is no place of the navigation by itself. */
  breadcrumb?: readonly Place[]
  /** Shown right after the title: a count, an explanation. */
  mark?: ReactNode
  /** Buttons and fields beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a member's screen: breadcrumb, title and actions above the content. */
export const MemberPage = ({
  title,
  lead,
  breadcrumb,
  mark,
  actions,
  children,
}: MemberPageProps) => (
  <Page className="py-6 sm:py-8">
    {breadcrumb ? <PageBreadcrumb pages={breadcrumb} /> : null}
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 wrap-anywhere text-[length:min(var(--text-xl),13vw)] leading-[1.15] tracking-[-0.018em]">
            {title}
          </h1>
          {mark}
        </div>
        {lead ? <p className="max-w-text text-ink-soft">{lead}</p> : null}
      </div>
      {actions}
    </header>
    {children}
  </Page>
)
