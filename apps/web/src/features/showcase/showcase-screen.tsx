import { moneyText } from '@tropa/contract/settings/currency'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Checkbox } from '@tropa/ui/checkbox'
import { Combobox } from '@tropa/ui/combobox'
import { DropdownMenu, DropdownMenuRadioItems } from '@tropa/ui/dropdown-menu'
import { Field } from '@tropa/ui/field'
import { CheckIcon, PlusIcon, TrashIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { Link } from '@tropa/ui/link'
import { PasswordInput } from '@tropa/ui/password-input'
import { RadioGroup } from '@tropa/ui/radio-group'
import { Section } from '@tropa/ui/section'
import { Select } from '@tropa/ui/select'
import { Textarea } from '@tropa/ui/textarea'
import { Tile } from '@tropa/ui/tile'
import { tones } from '@tropa/ui/tone'
import { useState, type ReactNode } from 'react'
import { MemberPage } from '../../components/member-page'
import { useSettings } from '../../hooks/use-site'

type PlanName = 'standard' | 'premium'

const usePlans = (): { value: PlanName; label: string }[] => {
  const { currency } = useSettings()
  const price = moneyText(9.99, { ...currency, cents: true })
  return [
    { value: 'standard', label: 'Standard (Free)' },
    { value: 'premium', label: `Premium (${price})` },
  ]
}

const BadgeSample = () => (
  <div className="flex max-w-md flex-wrap items-center gap-2">
    {(['neutral', 'ink', 'accent', ...tones] as const).map((tone) => (
      <Badge key={tone} tone={tone} className="capitalize">
        {tone}
      </Badge>
    ))}
    <Badge size="sm">12</Badge>
    <Badge tone="success">
      <CheckIcon aria-hidden />
      Done
    </Badge>
  </div>
)

const ButtonSample = () => (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-3">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Danger</Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary">
        <PlusIcon />
        With an icon
      </Button>
      <Button variant="secondary" size="icon" aria-label="Delete">
        <TrashIcon />
      </Button>
      <Button loading>Loading</Button>
      <Button disabled>Disabled</Button>
    </div>
  </div>
)

const CheckboxSample = () => {
  const [updates, setUpdates] = useState(true)
  return (
    <div className="grid">
      <Checkbox
        label="Send me updates"
        description="About once a month."
        checked={updates}
        onCheckedChange={(checked) => setUpdates(checked === true)}
      />
      <Checkbox label="Remember this device" />
      <Checkbox label="Some of them" checked="indeterminate" />
      <Checkbox label="Not available" disabled />
    </div>
  )
}

const DropdownSample = () => {
  const plans = usePlans()
  const [plan, setPlan] = useState<PlanName>('standard')
  return (
    <DropdownMenu label={plans.find(({ value }) => value === plan)?.label ?? ''}>
      <DropdownMenuRadioItems
        aria-label="Plan"
        options={plans}
        value={plan}
        onValueChange={setPlan}
      />
    </DropdownMenu>
  )
}

const InputSample = () => (
  <div className="grid w-full grid-cols-1 gap-5 sm:grid-cols-2">
    <Field label="Full name" hint="As it should appear on the receipt.">
      <Input autoComplete="off" placeholder="Ana Reyes" />
    </Field>
    <Field label="E-mail" error="Enter an e-mail address like name@example.com.">
      <Input type="email" autoComplete="off" defaultValue="ana@" />
    </Field>
    <Field label="Password">
      <PasswordInput autoComplete="off" defaultValue="correct horse" />
    </Field>
    <Field label="Customer number">
      <Input disabled defaultValue="A-1042" />
    </Field>
    <Field label="Message" className="sm:col-span-2">
      <Textarea maxLength={200} defaultValue="Please call before noon." />
    </Field>
  </div>
)

const RadioGroupSample = () => (
  <Field label="Plan">
    <RadioGroup options={usePlans()} defaultValue="standard" />
  </Field>
)

const PlanSearch = () => {
  const [plan, setPlan] = useState<PlanName | ''>('')
  return (
    <Combobox
      options={usePlans()}
      value={plan}
      onValueChange={setPlan}
      placeholder="Type to search"
    />
  )
}

/** Selects in their states, and a combobox. */
const SelectSample = () => {
  const plans = usePlans()
  return (
    <div className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="Plan">
        <Select options={plans} defaultValue="standard" />
      </Field>
      <Field label="Next plan" error="Choose a plan.">
        <Select options={plans} placeholder="Choose a plan" />
      </Field>
      <Field label="Current plan">
        <Select options={plans} defaultValue="premium" disabled />
      </Field>
      <Field label="Plan by name">
        <PlanSearch />
      </Field>
    </div>
  )
}

interface SampleProps {
  title: string
  className?: string
  children: ReactNode
}

const Sample = ({ title, className = '', children }: SampleProps) => (
  <Tile className={className}>
    <Section title={title}>
      <div className="min-w-0">{children}</div>
    </Section>
  </Tile>
)

export const ShowcaseScreen = () => (
  <MemberPage
    title="Components"
    lead={
      <>
        What every screen is made of.{' '}
        <Link href="/storybook/">The design system shows each in all its states.</Link>
      </>
    }
  >
    <div className="grid gap-3 sm:gap-4 md:grid-cols-6">
      <Sample title="Button" className="md:col-span-4">
        <ButtonSample />
      </Sample>
      <Sample title="Dropdown" className="md:col-span-2">
        <DropdownSample />
      </Sample>
      <Sample title="Input" className="md:col-span-6">
        <form aria-label="Sample fields" onSubmit={(event) => event.preventDefault()}>
          <InputSample />
        </form>
      </Sample>
      <Sample title="Select" className="md:col-span-6">
        <SelectSample />
      </Sample>
      <Sample title="Badge" className="md:col-span-2">
        <BadgeSample />
      </Sample>
      <Sample title="Checkbox" className="md:col-span-2">
        <CheckboxSample />
      </Sample>
      <Sample title="Radio" className="md:col-span-2">
        <RadioGroupSample />
      </Sample>
    </div>
  </MemberPage>
)
