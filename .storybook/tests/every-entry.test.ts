import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { pictureSizes } from '../pictures'
import tokens from '../../packages/ui/src/theme/token-values.json'
import {
  brokenSnippets,
  countStories,
  differences,
  framedStories,
  openDocs,
  storiesInPage,
  violationsOf,
} from './docs-page'
import { backgroundOf, inLanes, isInBrandFont, openPage, type Entry, type Theme } from './lanes'
import { chooseTheme, prepare, readState, setThemeOfNext, showAgain, showStory } from './preview'
import type { StoryState } from './state'

const storybook = inject('storybook')

/** Whether a page is about a component: screens and texts have no badge. */
const isOfComponent = (title: string) => title.includes('/') && !title.startsWith('Screens/')

/** The state of each story after its `play` function, by its id. */
const states = new Map<string, StoryState>()

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

  it('plays every story in light, and keeps its state when the theme changes', async () => {
    const failures: string[] = []
    await inLanes(stories(), 'stories in light', () =>
      storyLane('light', 'theme:light', failures, async (page, id) => {
        await setThemeOfNext(page, 'light')
        const light = await showStory(page, id)
        states.set(id, light.state)
        let dark = await chooseTheme(page, 'dark')
        if (dark.state.text !== light.state.text) {
          // What still came after the play function is no loss.
          await setThemeOfNext(page, 'light')
          await showAgain(page, id)
          await page.waitForTimeout(1000)
          light.state = await readState(page)
          states.set(id, light.state)
          dark = await chooseTheme(page, 'dark')
        }
        return [
          ...light.problems,
          ...dark.problems.map((problem) => `in dark, ${problem}`),
          ...(dark.state.text === light.state.text
            ? []
            : [`a theme click turned "${light.state.text}" into "${dark.state.text}"`]),
        ]
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

  it(
    'shows the states of its stories on every documentation page, in both themes',
    { tags: ['complete'] },
    async () => {
      const failures: string[] = []
      const pages = entries.filter(({ type }) => type === 'docs')
      const open = (page: Page, theme: Theme, id: string) =>
        openDocs(page, `${storybook}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`)
      const statesOf = async (page: Page, title: string) => {
        // Frames that play at the same time take the focus from each other; those of screens need none.
        const limit = title.startsWith('Screens/') ? Infinity : 1
        const framed = await framedStories(page, limit, states)
        const shown = [...(await storiesInPage(page)), ...framed]
        return shown.flatMap((story) => differences(story, states.get(story.id)))
      }
      const checkInLight = async (page: Page, { id, title }: Entry) => {
        await open(page, 'light', id)
        const inBrandFont = await isInBrandFont(page, '.sbdocs-content h1')
        const expected = stories().filter((story) => story.title === title).length
        const count = await countStories(page)
        const badges = await page.getByText(/^Accessibility: /).allInnerTexts()
        const isPassed =
          badges.length === (isOfComponent(title) ? 1 : 0) &&
          badges.every((badge) => /^Accessibility: \d+ checks passed$/.test(badge))
        return [
          ...(inBrandFont ? [] : ['its title is not in the typeface of the brand']),
          ...(count < expected ? [`it shows ${count} stories instead of ${expected}`] : []),
          ...(isPassed ? [] : [`its badges are "${badges.join('", "')}"`]),
          ...(await brokenSnippets(page)),
          ...(await violationsOf(page)),
          ...(await statesOf(page, title)),
        ]
      }
      // The toolbar says dark while the system is light.
      const checkInDark = async (page: Page, { id }: Entry) => {
        await open(page, 'dark', id)
        const colour = await backgroundOf(page, '.sbdocs-wrapper')
        const isDark = colour === tokens.color.surface.dark
        return [...(isDark ? [] : [`its background is ${colour}`]), ...(await violationsOf(page))]
      }
      await inLanes(pages, 'documentation', async () => {
        const lanes = [
          { theme: 'light', check: checkInLight, ...(await openPage(browser, 'light')) },
          { theme: 'dark', check: checkInDark, ...(await openPage(browser, 'light')) },
        ] as const
        return async (entry) => {
          for (const { theme, check, page, errors } of lanes) {
            const problems = await check(page, entry).catch((error: unknown) => [String(error)])
            failures.push(
              ...[...problems, ...errors].map((problem) => `${entry.id} in ${theme}: ${problem}`),
            )
            errors.length = 0
          }
        }
      })
      expect(failures).toEqual([])
    },
  )
})
