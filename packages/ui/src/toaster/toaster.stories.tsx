import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { inFrame } from '../testing/in-frame'
import { toast } from '../toast/toast'
import saved from './saved.example?raw'
import { Toaster } from './toaster'

const importing = "import { toast } from '@tropa/ui/toast'\n\n"

const long = { duration: 60_000 }

const show = {
  success: { text: 'Saved', code: "toast.success('Saved')" },
  blank: { text: 'Draft saved', code: "toast('Draft saved')" },
  error: {
    text: 'The address could not be saved',
    code: "toast.error('The address could not be saved')",
  },
  loading: { text: 'Saving...', code: "toast.loading('Saving...')" },
  custom: {
    text: 'Anything at all',
    code: 'toast.custom(() => <Badge tone="info">Anything at all</Badge>)',
  },
}

const run = {
  success: () => void toast.success(show.success.text, long),
  blank: () => void toast(show.blank.text, long),
  error: () => void toast.error(show.error.text, long),
  loading: () => void toast.loading(show.loading.text, long),
  custom: () => void toast.custom(() => <Badge tone="info">{show.custom.text}</Badge>, long),
}

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="grid min-h-72 content-end p-6">
      <div className="flex flex-wrap justify-center gap-2">
        {Object.entries(run).map(([type, onClick]) => (
          <Button key={type} variant="secondary" size="sm" onClick={onClick}>
            {type}
          </Button>
        ))}
      </div>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

const shows = (type: keyof typeof show, code = importing + show[type].code): Story => ({
  parameters: { ...inFrame(288), docs: { ...inFrame(288).docs, source: { code } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: type }))
    await waitFor(() => expect(screen.getByText(show[type].text)).toBeVisible())
  },
})

/** The app has one Toaster, and any part of it calls `toast`. */
export const Success = shows('success', saved)

export const Blank = shows('blank')

/** An error has a red background and an icon. */
export const ErrorToast = shows('error')

/** A spinner stands where the icon of another type does. */
export const Loading: Story = {
  ...shows('loading'),
  play: async (context) => {
    await shows('loading').play?.(context)
    const text = screen.getByText(show.loading.text)
    const spinner = text.closest('li')?.querySelector('[data-slot="spinner"]')
    const right = spinner?.getBoundingClientRect().right
    await expect(right).toBeLessThan(text.getBoundingClientRect().left)
  },
}

export const Custom = shows(
  'custom',
  `import { Badge } from '@tropa/ui/badge'\n${importing}${show.custom.code}`,
)

/** Toasts are announced politely and can be dismissed. */
export const Announced: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    const note = await screen.findByText('Saved')
    await expect(note.closest('[aria-live="polite"]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
  },
}

/** Unless the Toaster sets a `duration`, a success disappears before an error. */
export const Durations: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    toast.success('Address saved')
    toast.error('Not saved')
    await screen.findByText('Not saved')
    const gone = (text: string) =>
      waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 10_000 })
    await gone('Address saved')
    await expect(screen.getByText('Not saved')).toBeVisible()
    await gone('Not saved')
  },
}

/** On a phone a toast does not cover the bar at the top of the page. */
export const BelowBar: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <>
      <header data-slot="top-bar" className="sticky top-0 h-16 border-b border-line" />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    toast('Draft saved', long)
    const bar = canvas.getByRole('banner').getBoundingClientRect()
    const note = await screen.findByText('Draft saved')
    await waitFor(() => expect(note).toBeVisible())
    if (window.matchMedia('(width > 600px)').matches) return
    await waitFor(() => expect(note.getBoundingClientRect().top).toBeGreaterThan(bar.bottom))
  },
}

/** Only the last twenty toasts stay. */
export const AtMostTwenty: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    for (let index = 1; index <= 25; index += 1) toast(`Note ${index}`, long)
    await screen.findByText('Note 25')
    await waitFor(() => expect(screen.getAllByText(/^Note \d+$/)).toHaveLength(20), {
      timeout: 10_000,
    })
    await expect(screen.queryByText('Note 5')).toBeNull()
    await expect(screen.getByText('Note 6')).toBeInTheDocument()
  },
}

/** What has happened, in as few words as are true. */
export const DoSayWhatHappened: Story = {
  ...shows('success'),
  tags: ['!dev', '!autodocs', 'do'],
}

/** A message to answer, or to read again, is gone after a few seconds: use a Banner. */
export const DontAskSomething: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  parameters: inFrame(288),
  play: async () => {
    toast.error('Your membership ends on Friday. Please renew it at the desk.', long)
    await waitFor(() => expect(screen.getByText(/ends on Friday/)).toBeVisible())
  },
}
