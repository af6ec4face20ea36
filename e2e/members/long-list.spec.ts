import { expect, test } from '../fixtures/test'
import { card, expectLoaded, respond, teamDate, todoOf } from './support'

const long = Array.from({ length: 9 }, (_, line) => `- line ${line + 1}`).join('\n')

/** A list that is many windows long: 46 to-dos, due from today on. */
const todos = Array.from({ length: 46 }, (_, index) =>
  todoOf({
    title: `Task ${index + 1}`,
    deadline: teamDate(Math.floor(index / 3)),
    desc: index % 5 === 0 ? long : 'What is to be done.',
  }),
)

test.describe('Forty-six to-dos on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('admin')
    await respond(page, 'GET /api/todo', { body: todos })
    await page.goto('/admin/todo')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46)
  })

  test(
    'are found by their group, a filter and the search',
    { tag: '@complete' },
    async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect(await height()).toBeLessThan(17_000)
      for (const name of [/^Today/, /^This week/, /^Later/]) {
        await expect(page.getByRole('region', { name })).toBeAttached()
      }
      await expect(page.getByText('Waiting for me')).toBeInViewport()
      await page.getByRole('searchbox').fill('Task 46')
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Task 46'])
      expect(await height()).toBeLessThan(1400)
    },
  )

  test('keep their place when a member leaves and goes back', async ({ page }) => {
    await card(page, 'Task 30').scrollIntoViewIfNeeded()
    await expect(card(page, 'Task 30')).toBeInViewport()
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Admin' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46)
    await expect(card(page, 'Task 30')).toBeInViewport()
  })

  test('cut a long description until it is opened', { tag: '@complete' }, async ({ page }) => {
    const opened = card(page, 'Task 1').first()
    const more = opened.getByRole('button', { name: 'Show more' })
    const height = async () => (await opened.boundingBox())?.height ?? 0
    await expectLoaded(page)
    const before = await height()
    await more.click()
    await expect(opened.getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    expect(await height()).toBeGreaterThan(before + 40)
  })
})
