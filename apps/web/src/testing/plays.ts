import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

/** The part of a play function's context that helpers use. */
export type PlayContext = Pick<
  Parameters<NonNullable<StoryObj['play']>>[0],
  'canvas' | 'canvasElement' | 'userEvent'
>

/** Waits for a text and expects that it is visible. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getByText(text)).toBeVisible())

/** Chooses an item of the menu of a row. */
export const choose = async (
  { canvas, userEvent }: PlayContext,
  menu: string | RegExp,
  item: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Waits until a dialog can be seen and pressed: a modal one blocks the page a moment before it frees itself. */
export const isPressable = async (dialog: HTMLElement) => {
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).not.toHaveStyle({ pointerEvents: 'none' }))
}

/** Presses a button or chooses an item of its menu, and waits until the dialog that this opens can be used. */
export const openedDialog = async (
  context: PlayContext,
  button: string | RegExp | { menu: string | RegExp; item: string },
  name?: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
) => {
  if (typeof button === 'object' && 'menu' in button) {
    await choose(context, button.menu, button.item)
  } else {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: button }))
  }
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name })
  await isPressable(dialog)
  return within(dialog)
}

/** Presses a button that asks a question. */
export const asks =
  (button: Parameters<typeof openedDialog>[1], question: string) =>
  async (context: PlayContext) => {
    await openedDialog(context, button, question, 'alertdialog')
  }
