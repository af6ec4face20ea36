import { Page } from '@tropa/ui/page'
import type { ReactNode } from 'react'
import type { TrailPlace } from './page-breadcrumb'
import { Trail } from './page-breadcrumb'

interface MemberPageProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** The way from the home screen to here. */
  trail?: readonly TrailPlace[]
  /** What stands right after the title: a count, an explanation. */
  mark?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A member's screen: where it is, its title, and the workbench below. */
export const MemberPage = ({ title, lead, trail, mark, actions, children }: MemberPageProps) => (
  <Page className="py-6 sm:py-8">
    {trail ? <Trail places={trail} /> : null}
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl">{title}</h1>
          {mark}
        </div>
        {lead ? <p className="max-w-text text-ink-soft">{lead}</p> : null}
      </div>
      {actions}
    </header>
    {children}
  </Page>
)
