import { Link } from '@tropa/ui/link'
import { Tile } from '@tropa/ui/tile'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { MemberPage } from '../../components/member-page'
import {
  BadgeSample,
  ButtonSample,
  CheckboxSample,
  DropdownSample,
  InputSample,
  RadioGroupSample,
  SelectSample,
} from './samples'

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

export const ShowcaseScreen = () => (
  <MemberPage
    title="Components"
    breadcrumb={null}
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
