import { Button } from '../button/button'
import { Card } from '../card/card'
import { Section } from './section'

/** A part of a screen with an action of its own. */
export const SectionExamples = () => (
  <Section
    title="Addresses"
    description="Where we send what you order."
    actions={
      <Button variant="secondary" size="sm">
        Add address
      </Button>
    }
  >
    <Card>12 Market Street</Card>
  </Section>
)
