import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { controlVariants, Input } from '@tropa/ui/input'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'

const plans = ['Standard (Free)', 'Premium (₱9.99)']

const PlanSelect = ({ id, label }: { id: string; label: string }) => (
  <Field label={label} controlId={id}>
    <select id={id} className={controlVariants()}>
      {plans.map((plan) => (
        <option key={plan}>{plan}</option>
      ))}
    </select>
  </Field>
)

const PlanChoice = ({ type }: { type: 'checkbox' | 'radio' }) => (
  <div className="flex flex-wrap gap-4">
    {plans.map((plan) => (
      <label key={plan} className="flex items-center gap-2">
        <input type={type} name={`plan-${type}`} />
        {plan}
      </label>
    ))}
  </div>
)

/** The showcase of interface components. */
export const ShowcaseScreen = () => (
  <Page title="Components">
    <div className="grid gap-8">
      <Section title="Button">
        <div className="flex flex-wrap gap-2">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Section>
      <Section title="Input">
        <Field label="Name">
          <Input />
        </Field>
      </Section>
      <Section title="Select">
        <PlanSelect id="plan-select" label="Plan" />
      </Section>
      <Section title="Dropdown">
        <PlanSelect id="plan-dropdown" label="Change plan" />
      </Section>
      <Section title="Badge">
        <div className="flex flex-wrap gap-2">
          {plans.map((plan) => (
            <Badge key={plan}>{plan}</Badge>
          ))}
        </div>
      </Section>
      <Section title="Checkbox">
        <PlanChoice type="checkbox" />
      </Section>
      <Section title="Radio">
        <PlanChoice type="radio" />
      </Section>
    </div>
  </Page>
)
