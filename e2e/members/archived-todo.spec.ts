import { expect, test } from '../fixtures/test'
import { respond, todoOf } from './support'

test.describe('Archived to-dos', () => {
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
