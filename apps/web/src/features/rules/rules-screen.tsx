import { longDate } from '@tropa/contract/base/day-text'
import { sectionId } from '@tropa/contract/base/section-id'
import type { Rules } from '@tropa/contract/rules/rules'
import type { PageSection } from '@tropa/contract/base/page-section'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { useLoaderData } from 'react-router-dom'
import { Outline } from './outline'
import { RuleBody } from './rule-body'
import { SectionLink } from './section-link'

const numberClasses =
  'tabular grid size-10 place-items-center rounded-card bg-accent text-md font-semibold text-on-accent max-sm:hidden print:block print:size-auto print:bg-transparent'

const RuleSection = ({ section, number }: { section: PageSection; number: number }) => {
  const { heading, body } = section
  const id = sectionId(heading)
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-4 grid-cols-1 gap-x-6 gap-y-3 py-6 outline-none not-first:border-t not-first:border-line sm:grid-cols-[2.5rem_minmax(0,1fr)] sm:py-8 print:break-inside-avoid print:grid-cols-[2rem_minmax(0,1fr)] print:py-3"
    >
      <span aria-hidden className={numberClasses}>
        {number}
      </span>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex min-w-0 items-center gap-1">
          <h2 id={`${id}-heading`} className="min-w-0 text-lg sm:leading-10">
            {heading}
          </h2>
          <SectionLink id={id} heading={heading} />
        </div>
        <RuleBody body={body} />
      </div>
    </section>
  )
}

const Rulebook = ({ sections }: { sections: PageSection[] }) => (
  <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12 print:block">
    <Outline sections={sections} />
    <div className="grid rounded-tile border border-line bg-surface px-5 sm:px-8 print:block print:rounded-none print:border-x-0 print:bg-transparent print:px-0">
      {sections.map((section, index) => (
        <RuleSection key={section.heading} section={section} number={index + 1} />
      ))}
    </div>
  </div>
)

export const RulesScreen = () => {
  const { title, lastUpdated, sections } = useLoaderData<Rules>()
  return (
    <Page
      title={title}
      lead={
        sections.length > 0 ? (
          <>
            Last updated <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
          </>
        ) : null
      }
    >
      {sections.length > 0 ? (
        <Rulebook sections={sections} />
      ) : (
        <EmptyState
          title="No rules are written yet"
          description="They will stand here once the team has agreed on them."
        />
      )}
    </Page>
  )
}
