import { useState } from 'react'
import { Button } from '../button/button'
import { ChevronDownIcon } from '../icons/icons'
import { samplePlans } from '../option/sample-plans'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type DropdownMenuProps,
} from './dropdown-menu'

/** A menu with a choice of plans and an action that cannot be undone. */
export const DropdownMenuExamples = (props: DropdownMenuProps) => {
  const [plan, setPlan] = useState('standard')
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">
          Plan
          <ChevronDownIcon />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Choose a plan</DropdownMenuLabel>
        {samplePlans.map(({ value, label }) => (
          <DropdownMenuCheckboxItem
            key={value}
            checked={plan === value}
            onCheckedChange={() => setPlan(value)}
          >
            {label}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger">Cancel the plan</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
