import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@tropa/ui/dropdown-menu'
import { ChevronDownIcon, PlusIcon, TrashIcon } from '@tropa/ui/icons'
import { useState } from 'react'
import type { SamplePlan } from './sample-plans'
import { samplePlans } from './sample-plans'

/** Buttons of every rank and state. */
export const ButtonSamples = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button>Primary</Button>
    <Button variant="secondary">
      <PlusIcon aria-hidden />
      Secondary
    </Button>
    <Button variant="ghost">Ghost</Button>
    <Button variant="danger">Danger</Button>
    <Button variant="secondary" size="icon" aria-label="Delete">
      <TrashIcon aria-hidden />
    </Button>
    <Button loading>Loading</Button>
    <Button disabled>Disabled</Button>
  </div>
)

/** A menu that chooses one of the plans. */
export const DropdownSamples = () => {
  const [plan, setPlan] = useState<SamplePlan>('standard')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" className="w-fit">
          Change plan
          <ChevronDownIcon aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {samplePlans.map(({ value, label }) => (
          <DropdownMenuCheckboxItem
            key={value}
            checked={plan === value}
            onCheckedChange={() => setPlan(value)}
          >
            {label}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The plans as badges, and a few tones. */
export const BadgeSamples = () => (
  <div className="flex flex-wrap items-center gap-2">
    {samplePlans.map(({ value, label }) => (
      <Badge key={value} tone={value === 'premium' ? 'accent' : 'neutral'}>
        {label}
      </Badge>
    ))}
    <Badge tone="green">Low</Badge>
    <Badge tone="amber">Medium</Badge>
    <Badge tone="red">High</Badge>
  </div>
)
