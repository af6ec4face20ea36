import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure'

const meta = {
  title: 'Surfaces/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    title: 'Where the parcel is',
    className: 'max-w-sm',
    children: <p>It left Manila this morning and arrives tomorrow.</p>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

/** Questions, of which each reader opens one or two. */
export const Example = () => (
  <div className="grid gap-3">
    <Disclosure title="Can I return a tool a day later?">
      <p>Yes, if nobody has reserved it. Call us before noon.</p>
    </Disclosure>
    <Disclosure title="What if a tool breaks?">
      <p>Bring it back as it is. Wear is covered by the deposit.</p>
    </Disclosure>
  </div>
)
