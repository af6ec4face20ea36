import type { Page } from '@playwright/test'
import type { Account } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

/** The path, the heading and some words of each public page. */
export const publicPages = [
  { path: '/', heading: 'Tropa', says: 'The team is created for the upcoming Capstone' },
  { path: '/about', heading: 'About Tropa', says: 'Made by QCU students' },
  { path: '/team', heading: 'Meet our team', says: 'Get in touch' },
  { path: '/calendar', heading: /^Academic calendar \d{4} to \d{4}$/, says: 'Event types' },
  { path: '/contact', heading: 'Contact', says: 'We keep what you send' },
  { path: '/rules', heading: 'Team Rules and Regulations', says: 'Warning System' },
] as const

/** Waits until React has hydrated every control: before that a click may be lost, or load a new document. */
export const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const controls = [...document.querySelectorAll('main, button, input, select, textarea')]
        const isReacts = (control: Element) =>
          Object.keys(control).some((key) => key.startsWith('__reactProps'))
        return controls.length > 0 && controls.every(isReacts)
      }),
    )
    .toBe(true)

/** Opens the login once its scripts run: a click before that may be lost. */
export const openLogin = async (page: Page) => {
  await page.goto('/login')
  await hydrated(page)
}

/** Fills the form of the login in and sends it. */
export const submitLogin = async (page: Page, { username, password }: Account) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log me in' }).click()
}

/** Opens the menu of the floating bar. */
export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('list', { name: 'Menu' })).toBeVisible()
}
