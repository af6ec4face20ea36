import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

/** What a play function gets, as far as helpers use it. */
export type PlayContext = Pick<
  Parameters<NonNullable<StoryObj['play']>>[0],
  'canvas' | 'canvasElement' | 'userEvent'
>

/** Sees a text, once it is there. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getByText(text)).toBeVisible())

/** Presses a button, and waits until the dialog that it opens is seen. */
export const openedDialog = async (
  { canvas, userEvent }: PlayContext,
  button: string | RegExp,
  name?: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Presses a button that asks a question. */
export const asks = (button: string | RegExp, question: string) => async (context: PlayContext) => {
  await openedDialog(context, button, question, 'alertdialog')
}
