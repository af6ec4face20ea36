import type { Page } from '@playwright/test'
import { doubleText, unreachable } from '../fixtures/layout'
import { expect, test } from '../fixtures/test'
import { expectLoaded } from '../members/support'
import { hydrated, openMenu } from '../public/support'
import { fillLists, memberPages, visitorPaths } from './member-pages'

test.use({ viewport: { width: 320, height: 640 } })

/** The controls that are out of reach on a page at the two widths of small phones. */
const problemsOf = async (page: Page) => {
  const problems: string[] = []
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 640 })
    problems.push(...(await unreachable(page)).map((problem) => `at ${width} px, ${problem}`))
  }
  return problems
}

test('A visitor with text at 200 % reaches everything on every page at 320 and 375 px without scrolling sideways', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/404 \(Not Found\)/)
  await doubleText(page)
  for (const path of [...visitorPaths, '/calendar?search=exams']) {
    await page.goto(path)
    await hydrated(page)
    expect.soft(await problemsOf(page), path).toEqual([])
  }
  await openMenu(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
  expect.soft(await unreachable(page, '[popover]'), 'in the menu').toEqual([])
  // At 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await unreachable(page, '[popover]'), 'in the menu of a low window').toEqual([])
})

for (const who of ['admin', 'user'] as const) {
  test(`An ${who} with text at 200 % reaches everything on every page at 320 and 375 px without scrolling sideways`, async ({
    page,
    signInAs,
    clientFor,
  }) => {
    const { token } = await signInAs('admin')
    await fillLists(clientFor(token), { todos: 10 })
    await doubleText(page)
    await signInAs(who)
    for (const path of memberPages[who]) {
      await page.goto(path)
      await expectLoaded(page)
      expect.soft(await problemsOf(page), path).toEqual([])
    }
  })
}
