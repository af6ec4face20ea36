import type { About } from '@tropa/contract/about'
import { Button } from '@tropa/ui/button'
import { Card } from '@tropa/ui/card'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'
import { Link, useLoaderData } from 'react-router-dom'
import { paths } from '../lib/paths'
import { PlainText } from '../lib/plain-text'
import { useSite } from '../lib/site'

/** The team's story. */
export const AboutScreen = () => {
  const { sections } = useLoaderData<About>()
  const { name } = useSite()
  return (
    <Page title={`About ${name}`}>
      <div className="grid gap-4">
        {sections.map(({ heading, body }) => (
          <Card key={heading} padding="lg">
            <Section title={heading}>
              <PlainText body={body} />
            </Section>
          </Card>
        ))}
        <Button asChild className="justify-self-start">
          <Link to={paths.team}>View team</Link>
        </Button>
      </div>
    </Page>
  )
}
