import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { pictureSizes } from '../pictures'
import { inLanes, openPage, type Entry } from './lanes'
import { prepare, setThemeOfNext, showStory } from './preview'

const storybook = inject('storybook')

const [phone] = pictureSizes

/** Fails with one line for each problem. Without a stack nothing is printed below them: CI shows the end of its log. */
const expectNone = (failures: readonly string[]) => {
  if (failures.length === 0) return
  const lines = failures.map((failure) => failure.split('\n', 1)[0])
  throw Object.assign(new Error(lines.join('\n')), { stack: '' })
}

describe('every entry of the built Storybook', () => {
  let browser: Browser
  let entries: Entry[]

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
    const index = (await (await fetch(`${storybook}index.json`)).json()) as {
      entries: Record<string, Entry>
    }
    entries = Object.values(index.entries)
  })

  afterAll(() => browser.close())

  const stories = () => entries.filter(({ type }) => type === 'story')

  /**
   * Draws and plays every story once, and has axe check it: by the length of its id on a screen in light or on
   * a phone in dark, and with `others` the other way round.
   */
  const drawStories = async ({ others }: { others: boolean }) => {
    const failures: string[] = []
    await inLanes(stories(), async () => {
      const { page, errors } = await openPage(browser)
      await page.goto(`${storybook}iframe.html?id=${stories().at(-1)?.id}`)
      await prepare(page)
      const draw = async (id: string) => {
        const isDark = (id.length % 2 === 1) !== others
        await setThemeOfNext(page, isDark ? 'dark' : 'light')
        return isDark ? showStory(page, id, phone) : showStory(page, id)
      }
      return async ({ id }) => {
        const problems = await draw(id).catch((error: unknown) => [String(error)])
        // A failed play function is on the console too.
        const all = problems.length > 0 ? problems : errors
        failures.push(...all.map((problem) => `${id}: ${problem}`))
        errors.length = 0
      }
    })
    expectNone(failures)
  }

  it('plays every story, and has axe check it, in light on a screen or in dark on a phone', () =>
    drawStories({ others: false }))

  it('plays every story in the other theme and size too', { tags: ['complete'] }, () =>
    drawStories({ others: true }),
  )

  it('opens every documentation page on a phone', { tags: ['complete'] }, async () => {
    const failures: string[] = []
    const pages = entries.filter(({ type }) => type === 'docs')
    await inLanes(pages, async () => {
      const { page, errors } = await openPage(browser)
      await page.setViewportSize({ width: 375, height: 812 })
      return async ({ id }) => {
        await page.goto(`${storybook}iframe.html?id=${id}&viewMode=docs`)
        await page.locator('.sbdocs-content h1').first().waitFor()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 375) failures.push(`${id} is ${width} px wide`)
        failures.push(...errors.splice(0).map((problem) => `${id}: ${problem}`))
      }
    })
    expectNone(failures)
  })
})
