import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '@tropa/contract/pages'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { defaultSettings, type Settings } from '@tropa/contract/settings/settings'
import { mockPublicProcedures, people, site } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import { shows } from '../../testing/plays'
import { publicLoader } from '../../api/loaders'
import { forgetReturnPage, rememberReturnPage } from '../../session/stored-return-page'
import { loadHome } from './home-data'
import { HomeScreen } from './home-screen'
import { HomeSkeleton } from './home-skeleton'

const meta = {
  title: 'Screens/Public/Home',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: {
    address: '/',
    Screen: HomeScreen,
    Skeleton: HomeSkeleton,
    load: (client) => publicLoader(() => loadHome(client)),
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('list', { name: 'The team, first row' })
    const second = canvas.getByRole('list', { name: 'The team, second row' })
    await expect(first.children).toHaveLength(7)
    await expect(second.children).toHaveLength(6)
    const about = canvas.getByRole('link', { name: 'About Tropa' })
    await expect(about).toHaveAccessibleDescription('Thirteen classmates at one table.')
    await expect(canvas.getByText('4.8.4')).toBeVisible()
  },
}

/** Hovering or focusing a portrait shows the first name. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Dina' }))
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Dina')
  },
}

/** A finger on a portrait lights its square as the pointer does. */
export const Touched: Story = {
  play: async ({ canvas, canvasElement }) => {
    const face = await canvas.findByRole('link', { name: 'Dina' })
    const lit = () => canvasElement.querySelectorAll('rect[data-lit]')
    await fireEvent.pointerOver(face, { pointerType: 'touch', pointerId: 1 })
    await waitFor(() => expect(lit()).toHaveLength(1))
    await fireEvent.pointerOut(face, { pointerType: 'touch', pointerId: 1 })
    await waitFor(() => expect(lit()).toHaveLength(0))
  },
}

/** A user whose session has ended lands here. */
export const SessionEnded: Story = {
  beforeEach: () => {
    rememberReturnPage(paths.todo)
    return forgetReturnPage
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your session has ended/)
    const notice = canvas.getByRole('status')
    await expect(notice).toHaveTextContent(
      'Your session has ended. Log in to continue where you left off.',
    )
    await expect(within(notice).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      paths.login,
    )
  },
}

export const Loading: Story = loadingPage('team', 'Loading the home page')

export const Empty: Story = {
  parameters: { msw: { handlers: mockPublicProcedures({ team: [] }) } },
  play: shows('Our faces will be here soon.'),
}

const withTeam = (count: number) => ({
  msw: { handlers: mockPublicProcedures({ team: people(count) }) },
})

/** Fewer than eight people are in one row, with the link to the team page at its end. */
export const FewPeople: Story = {
  parameters: withTeam(5),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('list', { name: 'The team' })
    await expect(row.children).toHaveLength(5)
    await expect(canvas.queryByRole('list', { name: 'The team, second row' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Meet our team' })).toBeVisible()
  },
}

export const OnePerson: Story = { parameters: withTeam(1) }

export const EightPeople: Story = { parameters: withTeam(8) }

/** The last tile says how many people are not shown. */
export const ManyPeople: Story = {
  parameters: withTeam(21),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('link', { name: 'Meet our team, +8' })
    await expect(more).toHaveTextContent('+8')
  },
}

const named = (name: string, letter: string, changes: Partial<Settings> = {}) => {
  const settings = { ...defaultSettings, name, mark: { letter, image: null }, ...changes }
  return { msw: { handlers: mockPublicProcedures({ settings, site: { ...site, name } }) } }
}

/** A name is on its tile and never overlaps the mark, whatever its length. */
const isBesideMark: Story['play'] = async ({ canvas, canvasElement }) => {
  const name = await canvas.findByRole('heading', { level: 1 })
  const mark = canvasElement.querySelector('[data-slot="square-mark"]')
  const [text, drawn] = [name.getBoundingClientRect(), mark?.getBoundingClientRect()]
  const isApart =
    drawn !== undefined &&
    (text.right <= drawn.left || text.bottom <= drawn.top || text.top >= drawn.bottom)
  await expect(isApart).toBe(true)
}

export const NameOf26Letters: Story = {
  parameters: named('Clube de Robótica do Minho', 'C', { accent: 'teal' }),
  play: isBesideMark,
}

export const NameOf60Letters: Story = {
  parameters: named('Verein zur Förderung angewandter Robotik an der Hochschule X', 'V', {
    accent: 'iris',
  }),
  play: isBesideMark,
}

/** The number of lines that each word of an element takes. */
const linesOfWords = ({ firstChild: text }: Element) => {
  const words = [...(text?.textContent ?? '').matchAll(/\S+/g)]
  return words.map(({ 0: word, index }) => {
    const range = document.createRange()
    if (!text) return 0
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length
  })
}

/** On a phone a word of a name breaks only if it is wider than the tile. */
export const LongNameOnPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: named('Programming Society of the Polytechnic University', 'P'),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 })
    await expect(Math.max(...linesOfWords(name))).toBe(1)
  },
}

/** A word that is wider than a tile breaks inside it. */
export const LongWordOnPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: named('Rechtswissenschaftlichedienstleistungen1', 'R'),
  play: async ({ canvas }) => {
    const about = await canvas.findByRole('link', { name: /^About Rechts/ })
    await expect(about.scrollWidth).toBe(about.clientWidth)
  },
}

export const NameOfOneLetter: Story = {
  parameters: named('Ж', 'Ж', { accent: 'ruby' }),
  play: isBesideMark,
}

/** A team without a repository has no tile for it. */
export const WithoutCode: Story = {
  parameters: { msw: { handlers: mockPublicProcedures({ site: { ...site, codeUrl: '' } }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mail')).toBeVisible()
    await expect(canvas.queryByText('Code')).toBeNull()
  },
}
