import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import {
  card,
  expectLoaded,
  hold,
  postTodo,
  recordRequests,
  respond,
  teamDate,
  toast,
  todoOf,
} from './support'

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

  test('shows the number of active to-dos', async ({ page, signInAs }) => {
    await signInAs('admin')
    await respond(page, 'GET /api/todo', { body: [todoOf(), todoOf(), todoOf()] })
    await page.goto('/admin/todo')
    await expect(page.getByText('3 active')).toBeVisible()
  })

  test('shows how long ago each to-do was posted', async ({ page, signInAs }) => {
    await signInAs('user')
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const todos = [
      [0.5, '0 minutes ago'],
      [59.5, '59 minutes ago'],
      [60.5, '1 hour ago'],
      [23 * 60 + 59, '23 hours ago'],
      [24 * 60 + 1, '1 day ago'],
      [40 * 24 * 60 + 1, '40 days ago'],
    ] as const
    await respond(page, 'GET /api/todo', {
      body: todos.map(([minutes, text]) => todoOf({ title: text, createdAt: ago(minutes) })),
    })
    await page.goto('/todo')
    for (const [, text] of todos)
      await expect(card(page, text).locator('time', { hasText: text })).toBeVisible()
  })

  test('reminds users to acknowledge', async ({ page, signInAs }) => {
    await signInAs('user')
    await respond(page, 'GET /api/todo', { body: [] })
    await page.goto('/todo')
    await expect(
      page.getByText(
        "Please don't forget to click the check button under a to-do as sign of acknowledgment.",
      ),
    ).toBeVisible()
    await expect(page.getByText('No to-do items found')).toBeVisible()
    await expect(page.getByRole('button', { name: /Post a to-do|Delete/ })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('shows an admin a message when it is empty', async ({ page, signInAs }) => {
    await signInAs('admin')
    await respond(page, 'GET /api/todo', { body: [] })
    await page.goto('/admin/todo')
    await expect(page.getByText('No to-do items found')).toBeVisible()
    await expect(page.getByText('Post a new task for the team')).toBeVisible()
    await expectAccessible(page)
  })

  test('shows a skeleton while it loads', async ({ page, signInAs }) => {
    await signInAs('user')
    const release = await hold(page, 'GET /api/todo')
    await page.goto('/todo')
    await expect(page.getByRole('status').filter({ hasText: 'Loading to-dos' })).toBeAttached()
    await expectAccessible(page)
    release()
    await expect(page.getByText('Loading to-dos')).toHaveCount(0)
  })

  for (const { who, path, line } of [
    { who: 'admin', path: '/admin/todo', line: 'GET /api/todo' },
    { who: 'user', path: '/todo', line: 'GET /api/todo' },
    { who: 'admin', path: '/admin/archived-todo', line: 'GET /api/todo/archived' },
    { who: 'user', path: '/todo/archived-todo', line: 'GET /api/todo/archived' },
  ] as const) {
    test(`offers another try at ${path} after it failed to load`, async ({
      page,
      signInAs,
      quiet,
    }) => {
      quiet.expectMessage(/ERR_FAILED/)
      await signInAs(who)
      const stop = await respond(page, line, null)
      await page.goto(path)
      await expect(toast(page, 'Failed to load todo items')).toHaveCount(1)
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
      await expectAccessible(page)
      await stop()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    })
  }

  test('keeps the focused control visible below the bar', async ({ page, clientFor, signInAs }) => {
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
  })

  test('stays visible when a later request fails', async ({ page, signInAs, quiet }) => {
    quiet.expectMessage(/500/)
    await signInAs('user')
    const stop = await respond(page, 'GET /api/todo', { body: [todoOf({ title: 'Stays' })] })
    await page.goto('/todo')
    await expect(card(page, 'Stays')).toBeVisible()
    await stop()
    await respond(page, 'GET /api/todo', { status: 500, body: { message: 'Something went wrong' } })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(toast(page, 'Failed to load todo items')).toBeVisible()
    await expect(card(page, 'Stays')).toBeVisible()
  })

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

  test('shows the time in the team’s zone', async ({ page, signInAs }) => {
    await signInAs('admin')
    await respond(page, 'GET /api/todo', {
      body: [
        todoOf({
          acknowledgedBy: [
            { userId: 'a', username: 'ana', acknowledgedAt: '2026-08-17T16:05:00.000Z' },
            { userId: 'b', username: 'ben', acknowledgedAt: '2026-01-02T04:30:00.000Z' },
          ],
        }),
      ],
    })
    await page.goto('/admin/todo')
    await expect(page.getByText('Aug 18, 12:05am')).toBeVisible()
    await expect(page.getByText('Jan 2, 12:30pm')).toBeVisible()
  })

  for (const { name, reply, message, said } of [
    {
      name: 'the server refuses',
      reply: { status: 400, body: { message: 'This task is archived.' } },
      message: /400/,
      said: 'This task is archived.',
    },
    {
      name: 'the request fails',
      reply: null,
      message: /ERR_FAILED/,
      said: 'Failed to acknowledge todo',
    },
  ]) {
    test(`is undone when ${name}`, async ({ page, clientFor, signInAs, quiet }) => {
      quiet.expectMessage(message)
      const { token } = await signInAs('admin')
      const { title } = await postTodo(clientFor(token))
      await respond(page, 'PATCH /api/todo/*/acknowledge', reply)
      await page.goto('/admin/todo')
      await expect(card(page, title)).toBeVisible()
      await respond(page, 'GET /api/todo', null)
      const button = card(page, title).getByRole('button', { name: /^Acknowledge:/ })
      await expectLoaded(page)
      const requests = recordRequests(page)
      await button.click()
      await expect(toast(page, said)).toBeVisible()
      await expect(button).toBeEnabled()
      await expect(button).toBeFocused()
      await expect(card(page, title)).toContainText('Nobody has acknowledged this yet.')
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
      expect(requests).toEqual([expect.stringMatching(/^PATCH /)])
    })
  }
})
