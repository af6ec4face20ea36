import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, hold, postTodo, recordRequests, teamDate, toast } from './support'

test.describe('The list of to-dos', () => {
  test('shows all fields of a to-do', async ({ page, clientFor, signInAs }) => {
    const { token } = await signInAs('admin')
    const { title } = await postTodo(clientFor(token), {
      assignee: 'Dev Team, Docu Team',
      deadline: teamDate(),
      priority: 'High',
      desc: 'First line.\nSecond <b>line</b>.',
    })
    await page.goto('/admin/todo')
    const todo = card(page, title)
    await expect(todo).toContainText('High')
    await expect(todo).toContainText('Dev Team, Docu Team')
    await expect(todo).toContainText('Due today')
    await expect(todo.getByText('First line.')).toContainText('Second <b>line</b>.')
    await expect(todo).toContainText('0 minutes ago')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      /Admin.*To-do.*Archived/,
    )
    await expectAccessible(page)
  })

  test(
    'keeps the focused control visible below the bar',
    { tag: '@complete' },
    async ({ page, clientFor, signInAs }) => {
      const { token } = await signInAs('admin')
      for (let count = 0; count < 6; count += 1) await postTodo(clientFor(token))
      await page.goto('/admin/todo')
      const last = page.getByRole('button', { name: /^Acknowledge/ }).last()
      await last.focus()
      const bar = await page.getByRole('banner').boundingBox()
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab')
        const focused = await page.locator(':focus').boundingBox()
        expect(focused?.y, `step ${step}`).toBeGreaterThanOrEqual(bar?.height ?? 0)
      }
    },
  )

  test('reloads without a skeleton when the window gets the focus', async ({
    page,
    clientFor,
    signInAs,
  }) => {
    const admin = await signInAs('admin')
    await signInAs('user')
    const first = await postTodo(clientFor(admin.token))
    await page.goto('/todo')
    await expect(card(page, first.title)).toBeVisible()
    const { title } = await postTodo(clientFor(admin.token))
    const release = await hold(page, 'GET /api/todo')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(card(page, first.title)).toBeVisible()
    await expect(page.getByText('Loading to-dos')).toHaveCount(0)
    release()
    await expect(card(page, title)).toBeVisible()
  })
})

test.describe('Acknowledging a to-do', () => {
  test('shows who acknowledged it and when, before the server responds', async ({
    page,
    clientFor,
    signInAs,
    newMember,
  }) => {
    const admin = await signInAs('admin')
    const { title } = await postTodo(clientFor(admin.token))
    const account = await newMember()
    await signInAs(account)
    await page.goto('/todo')
    const release = await hold(page, 'PATCH /api/todo/*/acknowledge')
    await expect(card(page, title).getByRole('button', { name: /^I can't make it/ })).toBeVisible()
    const requests = recordRequests(page)
    const squares = card(page, title).locator('[data-slot="tally"] > *')
    const filled = card(page, title).locator('[data-slot="tally"] > [data-filled]')
    await expect(squares).toHaveCount(13)
    await expect(filled).toHaveCount(0)
    await card(page, title)
      .getByRole('button', { name: /^Acknowledge:/ })
      .click()
    await expect(filled).toHaveCount(1)
    const done = card(page, title).getByRole('button', { name: /^Acknowledged:/ })
    await expect(done).toBeDisabled()
    release()
    await expect(toast(page, 'Todo acknowledged successfully!')).toBeVisible()
    await expectAccessible(page)
    expect(requests).toHaveLength(1)
    const list = card(page, title).getByRole('list', { name: 'Acknowledged by' })
    await expect(list).toHaveText(
      new RegExp(`^@${account.username}\\s*[A-Z][a-z]{2} \\d{1,2}, \\d{1,2}:\\d\\d[ap]m$`),
    )
    await page.reload()
    await expect(done).toBeDisabled()
  })
})
