import { accents, type Accent } from '@tropa/ui/accent'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { pictureSizes } from '../pictures'
import { inLanes, openPage, type Entry } from './lanes'
import { prepare, setLookOfNext, showStory } from './preview'

const storybook = inject('storybook')

const [phone] = pictureSizes

type AccentOf = (theme: 'light' | 'dark', index: number) => Accent

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
  const drawStories = async (accentOf: AccentOf, { others }: { others: boolean }) => {
    const failures: string[] = []
    await inLanes([...stories().entries()], async () => {
      const { page, errors } = await openPage(browser)
      await page.goto(`${storybook}iframe.html?id=${stories().at(-1)?.id}`)
      await prepare(page)
      const draw = async (id: string, index: number) => {
        const theme = (id.length % 2 === 1) !== others ? 'dark' : 'light'
        await setLookOfNext(page, { theme, accent: accentOf(theme, index) })
        return theme === 'dark' ? showStory(page, id, phone) : showStory(page, id)
      }
      return async ([index, { id }]) => {
        const problems = await draw(id, index).catch((error: unknown) => [String(error)])
        // A failed play function is on the console too.
        const all = problems.length > 0 ? problems : errors
        failures.push(...all.map((problem) => `${id}: ${problem}`))
        errors.length = 0
      }
    })
    expectNone(failures)
  }

  it('plays every story, and has axe check it, in light on a screen or in dark, and another accent, on a phone', () =>
    // On iris stands light text, and on amber dark text.
    drawStories((theme) => (theme === 'dark' ? 'iris' : 'amber'), { others: false }))

  it(
    'plays every story in the other theme and size, each in one of the accents',
    { tags: ['complete'] },
    () =>
      drawStories((_theme, index) => accents[index % accents.length]?.value ?? 'amber', {
        others: true,
      }),
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
