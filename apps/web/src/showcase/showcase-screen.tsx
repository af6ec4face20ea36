import { Tile } from '@tropa/ui/tile'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { MemberPage } from '../layout/member-page'
import { BadgeSamples, ButtonSamples, DropdownSamples } from './action-samples'
import { CheckboxSamples, InputSamples, RadioSamples, SelectSamples } from './form-samples'

interface SampleProps {
  title: string
  className?: string
  children: ReactNode
}

const Sample = ({ title, className = '', children }: SampleProps) => {
  const headingId = useId()
  return (
    <Tile asChild className={`grid content-start gap-4 ${className}`}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-md">
          {title}
        </h2>
        {children}
      </section>
    </Tile>
  )
}

/** The showcase of interface components. */
export const ShowcaseScreen = () => (
  <MemberPage
    title="Components"
    lead="What every screen is made of. The design system shows each in all its states."
  >
    <div className="grid gap-3 sm:gap-4 md:grid-cols-6">
      <Sample title="Button" className="md:col-span-4">
        <ButtonSamples />
      </Sample>
      <Sample title="Dropdown" className="md:col-span-2">
        <DropdownSamples />
      </Sample>
      <Sample title="Input" className="md:col-span-4 md:row-span-2">
        <InputSamples />
      </Sample>
      <Sample title="Select" className="md:col-span-2">
        <SelectSamples />
      </Sample>
      <Sample title="Badge" className="md:col-span-2">
        <BadgeSamples />
      </Sample>
      <Sample title="Checkbox" className="md:col-span-3">
        <CheckboxSamples />
      </Sample>
      <Sample title="Radio" className="md:col-span-3">
        <RadioSamples />
      </Sample>
    </div>
  </MemberPage>
)
