import type { Page } from '@playwright/test'
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

/** Waits until the page is hydrated, so that a click on a link no longer loads a new document. */
export const hydrated = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).length))
    .toBeGreaterThan(0)
}

/** Opens the login once its scripts run: a click before that may be lost. */
export const openLogin = async (page: Page) => {
  await page.goto('/login')
  await hydrated(page)
}

/** Opens the menu of the floating bar. */
export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('list', { name: 'Menu' })).toBeVisible()
}
