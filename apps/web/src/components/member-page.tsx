import { ownPaths } from '@tropa/contract/pages'
import { Breadcrumb, BreadcrumbItem } from '@tropa/ui/breadcrumb'
import { Page } from '@tropa/ui/page'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useMember } from '../session/member-context'
import type { Place } from '../session/member-pages'

interface PageBreadcrumbProps {
  pages: readonly Place[]
  /** Whether the pages are beside each other, and look so. */
  areTabs?: boolean
}

const tabList = 'mb-5 border-b border-line [&_li:nth-child(n+3)]:before:hidden [&_ol]:gap-0'

const tab =
  '-mb-px inline-flex min-h-10 items-center rounded-none border-b-2 border-transparent px-3 font-semibold hover:no-underline focus-visible:-outline-offset-2 aria-[current=page]:border-ink pointer-coarse:min-h-11'

const PageBreadcrumb = ({ pages, areTabs = false }: PageBreadcrumbProps) => {
  const { pathname } = useLocation()
  const { userType } = useMember()
  const home = { to: ownPaths[userType].home, label: userType === 'admin' ? 'Admin' : 'Dashboard' }
  return (
    <Breadcrumb className={areTabs ? tabList : undefined}>
      {[home, ...pages].map(({ to, label }) => (
        <BreadcrumbItem
          key={to}
          asChild
          current={to === pathname}
          className={areTabs ? tab : undefined}
        >
          <Link to={to}>{label}</Link>
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}

export interface MemberPageProps {
  title: string
  lead?: ReactNode
  /** The pages after the member home, if this page has no entry of its own in the navigation. */
  breadcrumb?: readonly Place[]
  /** The pages on the same level, including this one. */
  tabs?: readonly Place[]
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
  tabs,
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
    {tabs ? <PageBreadcrumb areTabs pages={tabs} /> : null}
    {children}
  </Page>
)
