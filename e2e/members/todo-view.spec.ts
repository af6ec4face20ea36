import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, respond, teamDate, todoOf } from './support'

const ana = { userId: 'ana', username: 'ana', acknowledgedAt: '2026-08-17T16:05:00.000Z' }

const todos = [
  todoOf({ title: 'Today for all', deadline: teamDate(0) }),
  todoOf({ title: 'Soon for design', deadline: teamDate(6), assignee: 'Design Team' }),
  todoOf({ title: 'Later for all', deadline: teamDate(7), acknowledgedBy: [ana] }),
]

test.describe('The list of to-dos', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('user')
    await respond(page, 'GET /api/todo', { body: todos })
  })

  test('keeps the filter and the search in the address', { tag: '@complete' }, async ({ page }) => {
    await page.goto('/todo')
    await page.getByText('For my teams').click()
    await expect(page).toHaveURL('/todo?show=my-teams')
    await expect(card(page, 'Soon for design')).toHaveCount(0)
    await page.getByRole('searchbox').fill('later')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/todo?show=my-teams&search=later')
    await page.reload()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Later for all'])
    await page.getByRole('searchbox').fill('zebra')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText('No to-do items found')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '0 to-dos found' })).toBeAttached()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL('/todo')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  })

  test(
    'prints an admin’s to-dos without the controls',
    { tag: '@complete' },
    async ({ page, signInAs }) => {
      await signInAs('admin')
      await page.goto('/admin/todo')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeHidden()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
    },
  )
})
