import { BadgeExamples } from '@tropa/ui/examples/badge'
import { ButtonExamples } from '@tropa/ui/examples/button'
import { CheckboxExamples } from '@tropa/ui/examples/checkbox'
import { DropdownMenuExamples } from '@tropa/ui/examples/dropdown-menu'
import { InputExamples } from '@tropa/ui/examples/input'
import { RadioGroupExamples } from '@tropa/ui/examples/radio-group'
import { SelectExamples } from '@tropa/ui/examples/select'
import { Link } from '@tropa/ui/link'
import { Tile } from '@tropa/ui/tile'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { MemberPage } from '../../components/member-page'

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
        <div className="min-w-0">{children}</div>
      </section>
    </Tile>
  )
}

/** The design system's examples, for members. */
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
        <ButtonExamples />
      </Sample>
      <Sample title="Dropdown" className="md:col-span-2">
        <DropdownMenuExamples />
      </Sample>
      <Sample title="Input" className="md:col-span-6">
        <form aria-label="Sample fields" onSubmit={(event) => event.preventDefault()}>
          <InputExamples />
        </form>
      </Sample>
      <Sample title="Select" className="md:col-span-6">
        <SelectExamples />
      </Sample>
      <Sample title="Badge" className="md:col-span-2">
        <BadgeExamples />
      </Sample>
      <Sample title="Checkbox" className="md:col-span-2">
        <CheckboxExamples />
      </Sample>
      <Sample title="Radio" className="md:col-span-2">
        <RadioGroupExamples />
      </Sample>
    </div>
  </MemberPage>
)
