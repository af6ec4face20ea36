import { DropdownMenu, DropdownMenuRadioItems } from '@tropa/ui/dropdown-menu'
import { useState } from 'react'

const plans = [
  { value: 'standard', label: 'Standard (Free)' },
  { value: 'premium', label: 'Premium (₱9.99)' },
]

export const Plans = () => {
  const [plan, setPlan] = useState('standard')
  return (
    <DropdownMenu label={plans.find(({ value }) => value === plan)?.label ?? 'Plan'}>
      <DropdownMenuRadioItems
        aria-label="Plan"
        options={plans}
        value={plan}
        onValueChange={setPlan}
      />
    </DropdownMenu>
  )
}
