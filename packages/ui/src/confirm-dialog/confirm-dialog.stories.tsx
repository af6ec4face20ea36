import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { inFrame } from '../testing/in-frame'
import { Table } from '../table/table'
import { ConfirmDialog } from './confirm-dialog'

const meta = {
  title: 'Surfaces/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete this address?',
    description: 'This cannot be undone.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: fn(),
    trigger: <Button variant="danger">Delete</Button>,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

const opened: Story['play'] = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.confirmLabel }))
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
}

/** The title names what is deleted, and the button repeats the verb. */
export const Danger: Story = { parameters: inFrame(320), play: opened }

/** The focus starts on Cancel and returns to the trigger. */
export const Focus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('alertdialog', { name: 'Delete this address?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Default: Story = {
  parameters: inFrame(320),
  args: {
    tone: 'default',
    title: 'Leave without saving?',
    description: undefined,
    confirmLabel: 'Leave',
    trigger: <Button variant="secondary">Leave</Button>,
  },
  play: opened,
}

/** Long content scrolls; the buttons stay reachable. */
export const Long: Story = {
  parameters: inFrame(320),
  args: {
    children: (
      <ul className="grid gap-3">
        <li>Orders that are on their way still arrive at this address.</li>
        <li>Orders that are not packed yet go to your next address.</li>
        <li>Invoices that were sent to this address keep it.</li>
        <li>A gift that somebody sends you needs a new address first.</li>
        <li>Your subscription stops until you choose another address.</li>
        <li>The shop that is nearest to you is chosen again.</li>
        <li>Parcels at a pick-up point wait for a week.</li>
        <li>Drivers no longer see your notes about the door.</li>
      </ul>
    ),
  },
  play: async (context) => {
    await opened(context)
    const yes = await screen.findByRole('button', { name: 'Delete' })
    yes.scrollIntoView()
    await waitFor(() => expect(yes.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
  },
}

/** While the action runs, it cannot be confirmed again, and the dialog can be left. */
export const Loading: Story = {
  parameters: inFrame(320),
  args: { loading: true },
  play: opened,
}

/** A running action is not confirmed a second time, and its dialog can be closed. */
export const LeftWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { open: true, loading: true, trigger: undefined, onOpenChange: fn() },
  play: async ({ args, userEvent }) => {
    const yes = await screen.findByRole('button', { name: 'Delete' })
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** The question has a verb, and the button repeats it. */
export const DoRepeatTheVerb: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  parameters: inFrame(320),
  args: { open: true, trigger: undefined },
}

/** What does Yes do? And the question makes nobody any surer. */
export const DontAskWhoIsSure: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  parameters: inFrame(320),
  args: {
    open: true,
    trigger: undefined,
    title: 'Are you sure?',
    description: undefined,
    confirmLabel: 'Yes',
  },
}

const Addresses = () => {
  const [cities, setCities] = useState(['Manila', 'Cebu', 'Davao'])
  return (
    <main tabIndex={-1}>
      <Table
        caption="Addresses"
        rows={cities}
        rowKey={(city) => city}
        columns={[
          { key: 'city', header: 'City', cell: (city) => city },
          {
            key: 'action',
            header: 'Action',
            cell: (city) => (
              <ConfirmDialog
                title={`Delete ${city}?`}
                confirmLabel="Yes, Delete"
                tone="danger"
                onConfirm={() => setCities(cities.filter((each) => each !== city))}
                trigger={<Button aria-label={`Delete ${city}`}>Delete</Button>}
              />
            ),
          },
        ]}
      />
    </main>
  )
}

/** The focused element is deleted with its row: the next row gets the focus, or `<main>` after the last row. */
export const RowDeleted: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Addresses />,
  play: async ({ canvas, userEvent }) => {
    const remove = async (city: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${city}` }))
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await remove('Manila')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Cebu' })).toHaveFocus())
    await remove('Davao')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Cebu' })).toHaveFocus())
    await remove('Cebu')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
