import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test'
import { teamDate } from './support'

/** Opens the form that posts a to-do and returns its dialog. */
export const openForm = async (page: Page, query = '') => {
  await page.goto(`/admin/todo${query}`)
  await page.getByRole('button', { name: /Post a to-do/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Post a to-do' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Chooses a priority. */
const choose = async (page: Page, priority: string) => {
  await page.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: priority }).click()
}

/** Fills in all fields. */
export const fill = async (page: Page, title: string) => {
  await page.getByLabel('Title').fill(title)
  await page.getByRole('checkbox', { name: 'Design Team' }).click()
  await page.getByLabel('Description').fill('What is to be done.')
  await page.getByLabel('Deadline').fill(teamDate(1))
  await choose(page, 'High')
}

/** Sends the form. */
export const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true }).click()
