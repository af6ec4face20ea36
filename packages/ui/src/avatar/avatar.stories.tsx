import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './avatar'
import samplePortrait from './sample-portrait.svg'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ana Reyes', src: samplePortrait, loading: 'eager' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Reyes' })).toBeVisible()
  },
}

export const ExtraLarge: Story = { args: { size: 'xl' } }

/** Without a picture the first letter of the name is shown. */
export const WithoutPicture: Story = { args: { src: undefined } }

/** If the picture fails to load, the letter is shown and the name is still announced. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Ana Reyes' })).toHaveTextContent('A'),
    )
  },
}

/** Beside a visible name the picture is hidden from screen readers. */
export const BesideName: Story = {
  args: { alt: '' },
  render: (args) => (
    <p className="flex items-center gap-3 font-semibold">
      <Avatar {...args} />
      Ana Reyes
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
