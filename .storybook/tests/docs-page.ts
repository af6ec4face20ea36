import axe from 'axe-core'
import type { Frame, Page } from 'playwright'
import type { StoryState } from './state'

declare const window: Window & {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  axe: typeof axe
  readState: (root: HTMLElement) => StoryState
}

/** A story on a documentation page: in a frame of its own, or in the page. */
export interface ShownStory {
  id: string
  framed: boolean
  state: StoryState
}

/** Waits until a documentation page has drawn its stories, except those in frames. */
export const openDocs = async (page: Page, address: string) => {
  await page.goto(address)
  await page.locator('.sbdocs-content h1').first().waitFor()
  await page.waitForFunction(() => {
    const inPage = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')]
    return inPage.every((element) => element.childElementCount > 0)
  })
}

/** The stories that are drawn in the page itself. The first one's id may end in `--primary`. */
export const storiesInPage = (page: Page): Promise<ShownStory[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[id^="story--"][id$="-inner"]')].map((element) => ({
      id: element.id.replace(/^story--|(?:--primary)?-inner$/g, ''),
      framed: false,
      state: window.readState(element),
    })),
  )

const readFrame = (frame: Frame): Promise<StoryState> =>
  frame.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#storybook-root')
    return window.readState(root ?? document.body)
  })

/** Reads a story in a frame. What it loads may arrive later than its play function ends. */
const stateOf = async (frame: Frame, expected: string | undefined): Promise<StoryState> => {
  await frame.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 30_000 },
  )
  let state = await readFrame(frame)
  for (let attempt = 0; attempt < 20 && state.content !== expected; attempt += 1) {
    await frame.waitForTimeout(250)
    state = await readFrame(frame)
  }
  return state
}

/** How many stories a documentation page shows, in itself and in frames. */
export const countStories = (page: Page) =>
  page.locator('[id^="story--"][id$="-inner"], .sb-story > iframe').count()

/**
 * The stories in frames, which are loaded when somebody scrolls to them: all, or the first few.
 * Waits up to five seconds for each to show what it showed when it was `played` alone.
 */
export const framedStories = async (
  page: Page,
  limit: number,
  played: Map<string, StoryState>,
): Promise<ShownStory[]> => {
  const handles = await page.$$('.sb-story > iframe')
  const shown: ShownStory[] = []
  for (const handle of handles.slice(0, limit)) {
    await handle.scrollIntoViewIfNeeded()
    const frame = await handle.contentFrame()
    if (!frame) throw new Error('a story has an empty frame')
    await frame.waitForURL(/id=/)
    const id = new URL(frame.url()).searchParams.get('id') ?? ''
    shown.push({ id, framed: true, state: await stateOf(frame, played.get(id)?.content) })
  }
  return shown
}

/** Names of one or two letters that are no elements of HTML. */
const minified =
  /<(?!(?:[abipqsu]|br|dd|dl|dt|em|h[1-6]|hr|li|ol|rt|td|th|tr|ul)\b)[a-z]{1,2}[\s>]|function [A-Z]{2}\(/

/** The code that the page shows where it is not what somebody could have written. */
export const brokenSnippets = async (page: Page) => {
  for (const button of await page.getByRole('button', { name: 'Show code' }).all()) {
    await button.click()
  }
  const snippets = await page.locator('.docblock-source pre').allInnerTexts()
  return snippets
    .filter((code) => !code.trim() || minified.test(code))
    .map((code) => `it shows the code "${code.slice(0, 80)}"`)
}

const runAxe = (page: Page, exclude: string[], options: axe.RunOptions) =>
  page.evaluate(
    async ([excluded, how]) => {
      const context = { include: ['.sbdocs-content'], exclude: excluded }
      const { violations } = await window.axe.run(context, {
        ...how,
        iframes: false,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html ?? ''}`)
    },
    [exclude, options] as const,
  )

// Storybook's own editor of objects has list items without a list.
const excluded = ['.rejt-tree']

/** Live components: stories, and the examples of Do and don't and of Code. */
const live = ['.sb-story', '[data-live]']

/** Rules about the headings and landmarks of a page, which several stories share by being side by side. */
const aboutWholePage = ['heading-order', 'landmark-unique']

/** What axe finds in a documentation page. Each story is checked on its own too. */
export const violationsOf = async (page: Page) => {
  await page.evaluate(axe.source)
  const rules = Object.fromEntries(aboutWholePage.map((id) => [id, { enabled: false }]))
  return [
    ...(await runAxe(page, excluded, { rules })),
    ...(await runAxe(page, [...excluded, ...live], { runOnly: aboutWholePage })),
  ]
}

/**
 * Says where a story on a documentation page differs from the story itself. A frame is narrower than
 * the window of the story alone, which may hide other parts of it.
 */
export const differences = (shown: ShownStory, story: StoryState | undefined) => {
  if (!story) return [`${shown.id} was not played`]
  const [here, there] = shown.framed
    ? [shown.state.content, story.content]
    : [shown.state.ownText, story.ownText]
  if (here !== there) return [`${shown.id} shows "${here}" instead of "${there}"`]
  if (shown.framed) return []
  const other = shown.state.details.findIndex((detail, place) => detail !== story.details[place])
  return other === -1 && shown.state.details.length === story.details.length
    ? []
    : [`${shown.id} has "${shown.state.details[other]}" instead of "${story.details[other]}"`]
}
