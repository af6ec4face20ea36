import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test('The thirteen squares come together once', { tag: '@complete' }, async ({ page }) => {
  const running = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [data-slot="square-mark"] rect')].map((square) =>
        square.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
      ),
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const animations = await page
    .locator('main [data-slot="square-mark"] rect')
    .evaluateAll((squares) =>
      squares.map((square) => {
        const { animationName, animationDuration, animationDelay } = getComputedStyle(square)
        return { animationName, end: parseFloat(animationDuration) + parseFloat(animationDelay) }
      }),
    )
  expect(animations).toHaveLength(13)
  expect(animations.every(({ animationName }) => animationName !== 'none')).toBe(true)
  expect(Math.max(...animations.map(({ end }) => end))).toBeCloseTo(0.6, 2)

  await hydrated(page)
  await page.getByRole('link', { name: 'About Tropa' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tropa')
  expect((await running()).flat()).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect((await running()).flat()).toEqual([])
})

test(
  'The grid of the home page grows with the window up to 88 rem',
  { tag: '@complete' },
  async ({ page }) => {
    const grid = page.locator('main h1').locator('xpath=ancestor::*[contains(@class, "grid")][1]')
    for (const [window, least, most] of [
      [1024, 900, 1024],
      [1440, 1300, 1408],
      [1920, 1340, 1408],
      [2560, 1340, 1408],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 })
      await page.goto('/')
      const { width = 0, x = 0 } = (await grid.boundingBox()) ?? {}
      expect(width, `at ${window} px`).toBeGreaterThan(least)
      expect(width, `at ${window} px`).toBeLessThanOrEqual(most)
      expect(Math.abs(x * 2 + width - window), `in the middle of ${window} px`).toBeLessThan(20)
    }
  },
)

test(
  'A visitor finds the code, the mail address and each person on the home page',
  { tag: '@complete' },
  async ({ page, client }) => {
    const { codeUrl, contactEmail } = await client.site.get()
    const last = (await client.team.list()).at(-1)
    await page.goto('/')
    await hydrated(page)
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Manila' })
    await expect(page.getByText(`© ${year.format()}`)).toBeVisible()
    const code = page.getByRole('link', { name: /^Code/ })
    await expect(code).toHaveAttribute('href', codeUrl)
    await expect(code).toHaveAttribute('rel', 'noopener noreferrer')
    const mail = page.getByRole('link', { name: /^Mail/ })
    await expect(mail).toHaveAttribute('href', `mailto:${contactEmail}`)
    await page.getByRole('link', { name: last?.alt ?? '', exact: true }).click()
    await expect(page).toHaveURL(`/team#${last?._id ?? ''}`)
    const marked = page.getByRole('main').locator('[aria-current]').getByRole('heading')
    await expect(marked).toHaveText(last?.name ?? '')
    await expect(marked).toBeInViewport()
  },
)
