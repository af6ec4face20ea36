import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from '@tropa/ui/avatar'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { drawingOf } from '@tropa/ui/mark-drawing'
import { SquareMark } from '@tropa/ui/square-mark'
import { Tile } from '@tropa/ui/tile'
import { accents } from '@tropa/ui/accent'

const meta = {
  title: 'Accents',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Sample = ({ value, label }: (typeof accents)[number]) => (
  <li data-accent={value} className="grid gap-3">
    <Tile tone="accent" className="flex items-end justify-between gap-4">
      <span className="text-lg font-semibold">{label}</span>
      <SquareMark drawing={drawingOf('T')} lit={3} className="w-12" />
    </Tile>
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={label} alt="" />
      <Badge tone="accent">New</Badge>
      <span className="rounded-control bg-accent-soft px-2 font-semibold text-accent-text">
        Soft
      </span>
      <span className="font-semibold text-accent-text">As text</span>
      <span className="size-3 rounded-full bg-accent-line" />
    </div>
  </li>
)

/** The twelve accents in both themes: the attribute `data-accent` of the root, or of any element, chooses one. */
export const AllTwelve: Story = {
  render: () => (
    <>
      {['light', 'dark'].map((theme) => (
        <ul
          key={theme}
          aria-label={theme}
          style={{ colorScheme: theme }}
          className="grid grid-cols-1 gap-6 bg-paper p-6 text-ink min-[40rem]:grid-cols-3 lg:grid-cols-4"
        >
          {accents.map((accent) => (
            <Sample key={accent.value} {...accent} />
          ))}
        </ul>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
  },
}

/** On the accent a primary button is drawn in the colour that is written on it. */
export const WithAButton: Story = {
  render: () => (
    <ul className="grid grid-cols-1 gap-3 bg-paper p-6 min-[40rem]:grid-cols-3">
      {accents.map(({ value, label }) => (
        <li key={value} data-accent={value} className="grid">
          <Tile tone="accent" className="grid justify-items-start gap-3">
            <h2 className="text-md">{label}</h2>
            <Button>Get in touch</Button>
          </Tile>
        </li>
      ))}
    </ul>
  ),
}
