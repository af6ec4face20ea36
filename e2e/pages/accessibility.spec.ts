import type { Page } from '@playwright/test'
import { expectAccessibleState } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { expectLoaded } from '../members/support'
import { hydrated, openMenu } from '../public/support'
import { fillLists, memberPages, visitorPaths } from './member-pages'

test.describe.configure({ mode: 'parallel' })

// Each opens many pages.
test.slow()

const startWide = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
}

test('axe finds no problem on any page for visitors', async ({ page, quiet }) => {
  quiet.expectMessage(/404 \(Not Found\)/)
  for (const path of visitorPaths) {
    await startWide(page, path)
    await hydrated(page)
    await expectAccessibleState(page, path)
  }
  await startWide(page, '/')
  await hydrated(page)
  await openMenu(page)
  await expectAccessibleState(page, 'the menu')
})

for (const who of ['admin', 'user'] as const) {
  test(`every page for an ${who} has one h1 and a title of its own, and axe finds no problem`, async ({
    page,
    signInAs,
    clientFor,
  }) => {
    const { token } = await signInAs('admin')
    await fillLists(clientFor(token))
    await signInAs(who)
    const titles = new Set<string>()
    for (const path of memberPages[who]) {
      await startWide(page, path)
      await expectLoaded(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      titles.add(await page.title())
      await expectAccessibleState(page, path)
    }
    expect(titles.size).toBe(memberPages[who].length)
  })
}

test(
  'A visitor with forced colours sees pressed buttons highlighted and every button’s border',
  { tag: '@complete' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/calendar?semester=first')
    await hydrated(page)
    const look = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { backgroundColor, color } = getComputedStyle(button)
        return [backgroundColor, color]
      })
    const system = await page.evaluate(() => {
      const sample = document.createElement('p')
      sample.style.cssText =
        'forced-color-adjust: none; background: Highlight; color: HighlightText'
      document.body.append(sample)
      const { backgroundColor, color } = getComputedStyle(sample)
      return [backgroundColor, color]
    })
    expect(await look('1st semester')).toEqual(system)
    expect(await look('2nd semester')).not.toEqual(system)
    const borders = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => getComputedStyle(button).borderTopWidth),
      )
    expect(borders.length).toBeGreaterThan(8)
    expect(new Set(borders)).toEqual(new Set(['1px']))
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `A visitor who prefers more contrast gets it in ${colorScheme}`,
    { tag: '@complete' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/contact')
      const colours = () =>
        page.getByText('We keep what you send').evaluate((hint) => ({
          hint: getComputedStyle(hint).color,
          text: getComputedStyle(document.body).color,
        }))
      const usual = await colours()
      expect(usual.hint).not.toBe(usual.text)
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      const more = await colours()
      expect(more.text).toBe(usual.text)
      expect(more.hint).toBe(more.text)
    },
  )
}
