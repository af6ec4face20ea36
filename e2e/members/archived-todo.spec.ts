import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { respond, teamDate, todoOf } from './support'

test.describe('Archived to-dos', () => {
  for (const { who, path, title } of [
    { who: 'admin', path: '/admin/archived-todo', title: 'Archived tasks' },
    { who: 'user', path: '/todo/archived-todo', title: 'Archived Tasks' },
  ] as const) {
    test(`show the acknowledgements to ${who} and have no buttons`, async ({ page, signInAs }) => {
      await signInAs(who)
      await respond(page, 'GET /api/todo/archived', {
        body: [
          todoOf({
            deadline: teamDate(-1),
            acknowledgedBy: [
              { userId: 'a', username: 'ana', acknowledgedAt: '2026-08-17T16:05:00.000Z' },
            ],
          }),
        ],
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('@ana')).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expectAccessible(page)
    })

    test(`show ${who} a message when there are none`, async ({ page, signInAs }) => {
      await signInAs(who)
      await page.goto(path)
      await expect(page.getByText('No archived tasks found')).toBeVisible()
      await expect(page.getByText('Tasks that pass their deadline will appear here')).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('change at midnight of the team’s zone in a browser of another zone', async ({
    page,
    signInAs,
  }) => {
    await signInAs('user')
    const todos = ['2026-08-16', '2026-08-17', '2026-08-18', '2026-08-19'].map((deadline) =>
      todoOf({ title: deadline, deadline }),
    )
    await respond(page, 'GET /api/todo', { body: todos })
    await respond(page, 'GET /api/todo/archived', { body: todos })
    // The browser's zone is New York's, where it is noon on the 17th.
    await page.clock.install({ time: new Date('2026-08-18T00:30:00+08:00') })
    const titles = () => page.getByRole('listitem').getByRole('heading').allTextContents()
    await page.goto('/todo')
    await expect.poll(titles).toEqual(['2026-08-18', '2026-08-19'])
    await page.goto('/todo/archived-todo')
    await expect.poll(titles).toEqual(['2026-08-16', '2026-08-17'])
    await page.clock.fastForward(24 * 60 * 60 * 1000)
    await expect.poll(titles).toEqual(['2026-08-16', '2026-08-17', '2026-08-18'])
  })
})
