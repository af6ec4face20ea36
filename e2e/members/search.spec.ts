import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { expect, test } from '../fixtures/test'
import { card, postTodo, unique } from './support'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search' })
const hit = (page: Page, name: string | RegExp) => dialog(page).getByRole('link', { name })

const openWithKeys = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('An admin finds a to-do and an inquiry with the keyboard alone', async ({
  page,
  client,
  clientFor,
  signInAs,
}) => {
  const { token } = await signInAs('admin')
  const word = unique('Séarched').replace(' ', '-')
  const { title } = await postTodo(clientFor(token), { title: `Task ${word}` })
  await client.inquiry.create({
    name: 'Lorna Reyes',
    category: 'Feedback',
    email: 'l@example.com',
    desc: `Hello ${word}`,
  })
  await page.goto('/admin/records')
  await expectNoSidewaysScroll(page)
  await openWithKeys(page)
  await page.keyboard.type(word.toLowerCase().replace('é', 'e'))
  await expect(dialog(page).getByRole('status')).toHaveText('2 results')
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(['To-dos', 'Inquiries'])
  await page.keyboard.press('ArrowDown')
  await expect(hit(page, title)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hit(page, /Lorna Reyes/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/todo\?search=/)
  await expect(card(page, title)).toBeVisible()
})

test('A member finds a section of the rules and is led to it', async ({
  page,
  client,
  signInAs,
}) => {
  const { sections } = await client.rules.get()
  const heading = sections.at(-1)?.heading ?? ''
  await signInAs('user')
  await page.goto('/dashboard')
  await openWithKeys(page)
  await page.keyboard.type(heading)
  await hit(page, heading).first().click()
  await expect(page).toHaveURL(/\/rules#/)
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
})
