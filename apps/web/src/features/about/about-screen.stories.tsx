import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { mockPublicProcedures } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import { publicLoader } from '../../api/loaders'
import { AboutScreen } from './about-screen'
import { AboutSkeleton } from './about-skeleton'

const meta = {
  title: 'Screens/Public/About',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: {
    address: '/about',
    Screen: AboutScreen,
    Skeleton: AboutSkeleton,
    load: (client) => publicLoader(() => client.about.get()),
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Our story' })).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Made by QCU students' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: "What we're building" })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View team' })).toHaveAttribute('href', '/team')
  },
}

/** The tiles of each row reach from edge to edge, whatever the number of sections. */
const withSections = (count: number): Story => {
  const headings = Array.from({ length: count }, (_, index) => `Chapter ${index + 1}`)
  const sections = headings.map((heading) => ({ heading, body: 'We kept the table.' }))
  return {
    tags: ['!autodocs'],
    parameters: { msw: { handlers: mockPublicProcedures({ about: { sections } }) } },
    play: async ({ canvas }) => {
      const link = await canvas.findByRole('link', { name: 'View team' })
      const tiles = [...(link.parentElement?.children ?? [])]
      const boxes = tiles.map((tile) => tile.getBoundingClientRect())
      const ends = [
        Math.min(...boxes.map(({ left }) => left)),
        Math.max(...boxes.map(({ right }) => right)),
      ]
      for (const { top } of boxes) {
        const row = boxes.filter((box) => box.top === top)
        await expect([row[0]?.left, row.at(-1)?.right]).toEqual(ends)
      }
    },
  }
}

export const OneSection = withSections(1)
export const TwoSections = withSections(2)
export const FourSections = withSections(4)
export const FiveSections = withSections(5)

/** Addresses in a text are links. */
export const Addresses: Story = {
  tags: ['!autodocs'],
  parameters: {
    msw: {
      handlers: mockPublicProcedures({
        about: {
          sections: [{ heading: 'Find us', body: 'At https://a.example/us, or ana@b.example.' }],
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    const web = await canvas.findByRole('link', { name: 'https://a.example/us' })
    await expect(web).toHaveAttribute('href', 'https://a.example/us')
    const mail = canvas.getByRole('link', { name: 'ana@b.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:ana@b.example')
  },
}

export const Loading: Story = loadingPage('about', 'Loading our story')

export const Empty: Story = {
  parameters: { msw: { handlers: mockPublicProcedures({ about: { sections: [] } }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Our story is still being written')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'View team' })).toBeVisible()
  },
}
