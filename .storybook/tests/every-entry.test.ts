import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { pictureSizes } from '../pictures'
import { inLanes, openPage, type Entry, type Theme } from './lanes'
import { chooseTheme, prepare, setThemeOfNext, showStory } from './preview'

const storybook = inject('storybook')

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

  /** Opens a preview in which `work` is done for one story after the other. */
  const storyLane = async (
    theme: Theme,
    globals: string,
    failures: string[],
    work: (page: Awaited<ReturnType<typeof openPage>>['page'], id: string) => Promise<string[]>,
  ) => {
    const { page, errors } = await openPage(browser, theme)
    await page.goto(`${storybook}iframe.html?id=${stories().at(-1)?.id}&globals=${globals}`)
    await prepare(page)
    return async ({ id }: Entry) => {
      const problems = await work(page, id).catch((error: unknown) => [String(error)])
      // A failed play function is on the console too.
      const all = problems.length > 0 ? problems : errors
      failures.push(...all.map((problem) => `${id}: ${problem}`))
      errors.length = 0
    }
  }

  it('plays every story in light, and has axe check it in both themes', async () => {
    const failures: string[] = []
    await inLanes(stories(), 'stories in light', () =>
      storyLane('light', 'theme:light', failures, async (page, id) => {
        await setThemeOfNext(page, 'light')
        const light = await showStory(page, id)
        const dark = await chooseTheme(page, 'dark')
        return [...light.problems, ...dark.problems.map((problem) => `in dark, ${problem}`)]
      }),
    )
    expect(failures).toEqual([])
  })

  it('plays every story in dark and on a phone', { tags: ['complete'] }, async () => {
    const failures: string[] = []
    const [phone] = pictureSizes
    // The first run has had axe check the stories in both themes.
    await inLanes(stories(), 'stories in dark', () =>
      storyLane('dark', 'theme:dark;a11y.manual:!true', failures, async (page, id) => {
        const { problems } = await showStory(page, id, phone)
        return problems
      }),
    )
    expect(failures).toEqual([])
  })

  it('opens every documentation page on a phone', { tags: ['complete'] }, async () => {
    const failures: string[] = []
    const pages = entries.filter(({ type }) => type === 'docs')
    await inLanes(pages, 'documentation', async () => {
      const { page, errors } = await openPage(browser, 'light')
      await page.setViewportSize({ width: 375, height: 812 })
      return async ({ id }) => {
        await page.goto(`${storybook}iframe.html?id=${id}&viewMode=docs`)
        await page.locator('.sbdocs-content h1').first().waitFor()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 375) failures.push(`${id} is ${width} px wide`)
        failures.push(...errors.splice(0).map((problem) => `${id}: ${problem}`))
      }
    })
    expect(failures).toEqual([])
  })
})
