import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Diff } from './diff'

const meta = {
  title: 'Data/Diff',
  component: Diff,
  args: {
    was: 'Oil the two old planes by Aug 17, 2026.',
    now: 'Oil the three new planes by Aug 19, 2026.',
    className: 'w-full max-w-md',
  },
} satisfies Meta<typeof Diff>

export default meta
type Story = StoryObj<typeof meta>

/** Lines and underlines mark the words too, and screen readers hear what they mean. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const removed = canvas.getAllByRole('deletion').map((mark) => mark.textContent.trim())
    await expect(removed).toEqual(['removed: two old', 'removed: 17'])
    const added = canvas.getAllByRole('insertion').map((mark) => mark.textContent.trim())
    await expect(added).toEqual(['added: three new', 'added: 19'])
  },
}

/** There was no text before. */
export const Added: Story = {
  args: { was: null, now: 'Bring your own gloves.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing')).toBeVisible()
    await expect(canvas.getByRole('insertion')).toHaveTextContent('added: Bring your own gloves.')
  },
}

/** There is no text any more. */
export const Removed: Story = { args: { was: 'Bring your own gloves.', now: '' } }

export const SeveralLines: Story = {
  args: {
    was: 'Bring:\nglue\nnails\n\nThe shop opens at eight.',
    now: 'Bring:\nglue\nscrews\nsandpaper\n\nThe shop opens at nine.',
  },
}

/** Long texts and long words break. Words that stayed are not marked. */
export const Full: Story = {
  args: {
    was: `The workshop is open from Monday to Friday. If you are late, call before it opens. Tools go back to their places, clean and oiled, and what is broken goes on the shelf beside the door with a note that says what happened. Read more at https://shop.example/rules/of-the-workshop/that-everybody-has-to-read-before-the-first-visit`,
    now: `The workshop is open from Monday to Saturday. If you are more than ten minutes late, call before it opens. Tools go back to their places, clean, and what is broken goes on the shelf beside the window with a note that says what happened and when. Read more at https://shop.example/rules/of-the-workshop/that-everybody-has-to-read-before-the-second-visit`,
  },
}
