import { tokenPayload } from '@tropa/contract/member'
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

  test('groups all to-dos by their deadline, for admins', async ({ page, signInAs }) => {
    await signInAs('admin')
    await page.goto('/admin/todo')
    for (const [heading, title] of [
      ['Today 1', 'Today for all'],
      ['This week 1', 'Soon for design'],
      ['Later 1', 'Later for all'],
    ] as const) {
      const group = page.getByRole('region', { name: heading })
      await expect(group.getByRole('heading', { level: 3 })).toHaveText([title])
    }
    await expectAccessible(page)
  })

  test('keeps the filter and the search in the address', async ({ page }) => {
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

  test('leaves an acknowledged to-do in its place until the page is opened again', async ({
    page,
  }) => {
    await page.goto('/todo?show=waiting')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
    const { id } = tokenPayload.parse(JSON.parse(claims))
    const done = todoOf({ ...todos[0], acknowledgedBy: [{ ...ana, userId: id }] })
    const posted = todoOf({ title: 'Posted since', deadline: teamDate(0) })
    await respond(page, 'PATCH /api/todo/*/acknowledge', {
      body: { message: 'Done', data: done },
    })
    const button = card(page, 'Today for all').getByRole('button', { name: /^Acknowledge/ })
    await button.click()
    await expect(button).toBeDisabled()
    await expect(card(page, 'Today for all')).toBeFocused()
    const group = page.getByRole('region', { name: 'Waiting for you (1)' })
    const titles = group.getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(['Today for all', 'Later for all'])

    await respond(page, 'GET /api/todo', { body: [posted, ...todos.slice(1), done] })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Today for all',
      'Later for all',
      'Posted since',
    ])

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page).toHaveURL('/todo?show=waiting')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Posted since',
      'Later for all',
    ])
  })

  test('prints the to-dos without the controls', async ({ page }) => {
    await page.goto('/todo')
    await expect(card(page, 'Today for all')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(card(page, 'Today for all')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('prints an admin’s to-dos without the controls', async ({ page, signInAs }) => {
    await signInAs('admin')
    await page.goto('/admin/todo')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('shows links and lists of a description', async ({ page }) => {
    const desc = 'Read https://example.com/a?b=1.\n\n- one\n- two'
    await respond(page, 'GET /api/todo', { body: [todoOf({ title: 'With links', desc })] })
    await page.goto('/todo')
    const link = card(page, 'With links').getByRole('link', { name: 'https://example.com/a?b=1' })
    await expect(link).toHaveAttribute('href', 'https://example.com/a?b=1')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /nofollow/)
    await expect(card(page, 'With links').getByRole('listitem')).toHaveText(['one', 'two'])
  })
})
