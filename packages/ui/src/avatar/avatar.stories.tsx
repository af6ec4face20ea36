import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar, AvatarRow } from './avatar'
import samplePortrait from './sample-portrait.svg'

const names = ['Ana', 'Ben', 'Carla', 'Dan', 'Elle', 'Finn', 'Gia']

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  subcomponents: { AvatarRow },
  args: { name: 'Ana Reyes', src: samplePortrait, loading: 'eager' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Reyes' })).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

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

export const Row: Story = {
  render: (args) => (
    <AvatarRow aria-label="The workshop">
      {names.map((name, index) => (
        <Avatar key={name} {...args} name={name} src={index % 3 === 2 ? undefined : args.src} />
      ))}
    </AvatarRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getAllByRole('img')).toHaveLength(7)
  },
}

/** A person beside the name, and the people of a group in a row. */
export const Example = () => (
  <div className="grid gap-4">
    <p className="flex items-center gap-3">
      <Avatar name="Ana Reyes" alt="" />
      Ana Reyes
    </p>
    <AvatarRow aria-label="Who takes part">
      <Avatar name="Ana Reyes" />
      <Avatar name="Ben Santos" />
      <Avatar name="Carla Dizon" />
    </AvatarRow>
  </div>
)
