import type { Rules } from '@tropa/contract/rules'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'
import { useLoaderData } from 'react-router-dom'
import { longDate } from '../lib/format'
import { PlainText } from '../lib/plain-text'

/** The team's rules. */
export const RulesScreen = () => {
  const { title, lastUpdated, sections } = useLoaderData<Rules>()
  return (
    <Page
      title={title}
      width="text"
      lead={
        <>
          Last updated <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
        </>
      }
    >
      <div className="grid gap-8">
        {sections.map(({ heading, body }) => (
          <Section key={heading} title={heading}>
            <PlainText body={body} />
          </Section>
        ))}
      </div>
    </Page>
  )
}
