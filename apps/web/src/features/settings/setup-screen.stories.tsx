import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import {
  defaultSettings,
  type Settings,
  type SettingsForm,
} from '@tropa/contract/settings/settings'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import {
  mockFieldErrors,
  mockLost,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { SetupScreen } from './setup-screen'

const procedures = contract.settings

const robotics: Settings = {
  ...defaultSettings,
  name: 'Clube de Robótica do Minho',
  tagline: 'We build machines that walk.',
  accent: 'teal',
  week: 'monday',
  clock: 24,
  mark: { letter: 'C', image: null },
}

let sent: SettingsForm | undefined
let removed: unknown
let stored = defaultSettings
let reads = 0

const meta = {
  title: 'Screens/Admin/Make it yours',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminSetup, Screen: SetupScreen },
  beforeEach: () => {
    sent = undefined
    removed = undefined
    stored = defaultSettings
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Tropa')
    await expect(canvas.getAllByRole('radio')).toHaveLength(12)
    await expect(canvas.getByRole('textbox', { name: 'team 2' })).toHaveValue('Dev Team')
    await expect(canvas.getByText(/^The time zone is Asia\/Manila\./)).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: '122 events' })).toBeChecked()
  },
}

/** The home page's tile is drawn as the name is typed, with its first letter and the chosen colour. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Clube')
    await userEvent.click(canvas.getByRole('radio', { name: 'Teal' }))
    const preview = await canvas.findByRole('img', { name: 'How it looks: Clube, in teal' })
    await expect(preview).toHaveAttribute('data-accent', 'teal')
    await expect(preview).toHaveTextContent('Clube')
    await waitFor(() => expect(preview.querySelectorAll('rect')).toHaveLength(17))
  },
}

/** A row keeps its `_id` through a rename; what is saved is seen on the page at once. */
export const Saved: Story = {
  parameters: answering(
    mockResponse(procedures.update, async (request) => {
      sent = (await request.json()) as SettingsForm
      return { message: 'Settings saved.', data: robotics }
    }),
    mockResponse(contract.member.me, () => {
      const role = [sent?.teams[1]?.name ?? 'Dev Team']
      return { username: 'ana', userType: 'admin' as const, role, name: null }
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const team = await canvas.findByRole('textbox', { name: 'team 2' })
    await userEvent.clear(team)
    await userEvent.type(team, 'Builders')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove team 4' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Settings saved.')).toBeVisible())
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(sent?.teams).toEqual([
      { _id: 'heads', name: 'Heads' },
      { _id: 'dev-team', name: 'Builders' },
      { _id: 'design-team', name: 'Design Team' },
    ])
    await expect(sent?.mark).toEqual({ letter: null })
    await waitFor(() => expect(document.documentElement.dataset.accent).toBe('teal'))
    // The header of a phone has no name.
    if (window.innerWidth >= 640) {
      await expect(canvas.getByRole('link', { name: 'Clube de Robótica do Minho' })).toBeVisible()
    }
    await waitFor(() => expect(localStorage.getItem('role')).toBe('["Builders"]'))
  },
}

/** What another admin has saved in the meantime stays; only the fields changed here are saved over it. */
export const SavedBesideAnother: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    mockResponse(procedures.get, () => {
      reads += 1
      return stored
    }),
    mockResponse(procedures.update, async (request) => {
      sent = (await request.json()) as SettingsForm
      return { message: 'Settings saved.', data: robotics }
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const sentence = await canvas.findByRole('textbox', { name: /^Sentence/ })
    await userEvent.clear(sentence)
    await userEvent.type(sentence, 'We sail.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'team 2' }), '!')
    stored = { ...robotics, teams: [...robotics.teams, { _id: 'crew', name: 'Crew' }] }
    // As returning from another app, which loads the settings again.
    reads = 0
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(reads).toBe(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject({ name: robotics.name, tagline: 'We sail.' }))
    const names = sent?.teams.map(({ name }) => name)
    await expect(names).toEqual(['Heads', 'Dev Team!', 'Design Team', 'Docu Team', 'Crew'])
  },
}

/** The answer to the first try was lost on its way: the second one changes the team that it added. */
export const SavedTwice: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(
    mockResponse(procedures.get, () => stored),
    mockLost(procedures.update, () => {
      const isFirst = stored === defaultSettings
      stored = { ...stored, teams: [...stored.teams, { _id: 'crew', name: 'Crew' }] }
      return isFirst
    }),
    mockResponse(procedures.update, async (request) => {
      sent = (await request.json()) as SettingsForm
      return { message: 'Settings saved.', data: robotics }
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a team' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'team 5' }), 'Crew')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText('Failed to save the settings')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent?.teams.slice(4)).toEqual([{ _id: 'crew', name: 'Crew' }]))
  },
}

/** Unsaved changes can be discarded, such as a team that could not be removed. */
export const Discarded: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove team 2' }))
    await expect(canvas.getByRole('textbox', { name: 'team 2' })).toHaveValue('Design Team')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await expect(canvas.getByRole('textbox', { name: 'team 2' })).toHaveValue('Dev Team')
    await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain(':settings'))
  },
}

/** What the server refuses is shown at its row. */
export const Refused: Story = {
  parameters: answering(
    mockFieldErrors(procedures.update, 400, {
      'teams.1.name': 'Each name can be listed only once.',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Each name can be listed only once.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'team 2' })).toHaveFocus())
  },
}

/** Another currency changes the label of existing fees; the screen says so before it is saved. */
export const AnotherCurrency: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /^Currency/ }),
      'EUR – Euro',
    )
    await expect(
      await canvas.findByText(/^\d+ records keep their numbers and will say €\.$/),
    ).toBeVisible()
    for (const [option, one, several] of [
      ['CHF – Swiss Franc', 'Swiss franc', 'Swiss francs'],
      ['JPY – Japanese Yen', 'Japanese yen', 'Japanese yen'],
      ['KWD – Kuwaiti Dinar', 'Kuwaiti dinar', 'Kuwaiti dinars'],
      ['EUR – Euro', 'euro', 'euros'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Currency/ }), option)
      await expect(canvas.getByRole('textbox', { name: /^Word for one/ })).toHaveValue(one)
      await expect(canvas.getByRole('textbox', { name: /^Word for several/ })).toHaveValue(several)
    }
  },
}

export const SampleRemoved: Story = {
  parameters: answering(
    mockResponse(procedures.removeSample, async (request) => {
      removed = await request.json()
      return {
        message: 'Sample removed.',
        data: { people: 0, events: 0, records: 0, texts: 2 },
      }
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '2 texts' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the sample' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Remove 13 people, 122 events and 14 records?')).toBeVisible()
    await expect(
      question.getByText('People and events stay in the trash for 30 days.'),
    ).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes, Remove' }))
    await waitFor(() => expect(screen.getByText('Sample removed.')).toBeVisible())
    await expect(removed).toEqual({ parts: ['people', 'events', 'records'] })
  },
}

export const NothingLeft: Story = {
  parameters: answering(
    mockProcedure(procedures.sample, { people: 0, events: 0, records: 0, texts: 0 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing of the sample is left.')).toBeVisible()
  },
}

export const SampleLoading: Story = loadingStory(procedures.sample, 'Loading the sample')

export const SampleFailed: Story = failedStory(procedures.sample, 'The sample could not be counted')
