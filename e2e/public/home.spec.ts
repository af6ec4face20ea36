import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test(
  'The about tile opens with the first line of the story, set large',
  { tag: '@complete' },
  async ({ page, client }) => {
    const { sections } = await client.about.get()
    const [first = ''] = sections[0]?.body.split('\n') ?? []
    await page.goto('/')
    const tile = page.getByRole('link', { name: 'About Tropa' })
    const line = tile.locator('span').first()
    await expect(line).not.toBeEmpty()
    expect(first).toContain((await line.innerText()).replace(/…$/, ''))
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    expect(await line.evaluate(size)).toBeGreaterThan(1.4 * (await tile.evaluate(size)))
  },
)

test(
  'The thirteen squares come together once, and light under a finger as under the pointer',
  { tag: '@complete' },
  async ({ page }) => {
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
    const avatar = page.getByRole('list', { name: 'The team, first row' }).getByRole('link').nth(3)
    const square = page.locator('main [data-slot="square-mark"] rect').nth(3)
    await avatar.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
    await expect(square).toHaveAttribute('data-lit')
    await avatar.dispatchEvent('pointerout', { pointerType: 'touch', bubbles: true })
    await expect(square).not.toHaveAttribute('data-lit')
    await avatar.hover()
    await expect(square).toHaveAttribute('data-lit')

    await page.getByRole('link', { name: 'About Tropa' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tropa')
    expect((await running()).flat()).toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    expect((await running()).flat()).toEqual([])
  },
)

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
  'The version and the year look like text, not like disabled fields',
  { tag: '@complete' },
  async ({ page }) => {
    await page.goto('/')
    for (const label of ['Version', 'Copyright']) {
      const tile = page.getByText(label, { exact: true }).locator('xpath=parent::*')
      const colours = await tile.evaluate((element) => {
        const value = element.querySelector('span')
        return {
          value: value && getComputedStyle(value).color,
          text: getComputedStyle(document.body).color,
          cursor: getComputedStyle(element).cursor,
        }
      })
      expect(colours.value).toBe(colours.text)
      expect(colours.cursor).toBe('auto')
    }
  },
)
