import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { settingsMessages } from '@tropa/contract/settings/choices'
import {
  defaultSettings,
  type Settings,
  type SettingsForm,
} from '@tropa/contract/settings/settings'
import { delay } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockResponse } from '../../testing/mock-procedures'
import { SetupScreen } from './setup-screen'

let stored: Settings

/** Stores what the story changes, as the server does, which gives each new row an `_id`. */
const store = ({ tagline, teams }: SettingsForm) => {
  const rows = teams.map((row) => ({ ...row, _id: row._id ?? crypto.randomUUID() }))
  stored = { ...stored, tagline, teams: rows }
}

const meta = {
  title: 'Screens/Admin/Make it yours, typed while saving',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen(
    'admin',
    mockResponse(contract.settings.get, () => stored),
    mockResponse(contract.settings.update, async (request) => {
      store((await request.json()) as SettingsForm)
      await delay(1000)
      return { message: settingsMessages.saved, data: stored }
    }),
  ),
  args: { address: paths.adminSetup, Screen: SetupScreen },
  beforeEach: () => {
    stored = defaultSettings
  },
} satisfies Meta<typeof MemberStory>

export default meta

/** What is typed while the form is being saved stays, and is saved with the next press. Lists of rows wait. */
export const Stays: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a team' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'team 5' }), 'Crew')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Sentence/ }), '!')
    await userEvent.type(canvas.getByRole('textbox', { name: 'team 5' }), 's')
    await expect(canvas.getByRole('button', { name: 'Remove team 5' })).toBeDisabled()
    await expect(await screen.findByText(settingsMessages.saved)).toBeInTheDocument()
    const crew = stored.teams[4]
    const sentence = `${defaultSettings.tagline}!`
    await expect(canvas.getByRole('textbox', { name: /^Sentence/ })).toHaveValue(sentence)
    await expect(canvas.getByRole('textbox', { name: 'team 5' })).toHaveValue('Crew')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(stored.tagline).toBe(sentence))
    await expect(stored.teams.slice(4)).toEqual([crew])
  },
}

/** Saving with Enter makes new rows; the focus stays where it was. */
export const KeepsFocus: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const team = await canvas.findByRole('textbox', { name: 'team 2' })
    await userEvent.type(team, 's{Enter}')
    await waitFor(() => expect(team).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'team 2' })).toHaveFocus()
  },
}
