import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

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
