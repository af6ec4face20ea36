/* The interface of Storybook's preview, as its frame uses it too. */
import type { Accent } from '@tropa/ui/accent'
import type { Page } from 'playwright'
import type { Channel } from 'storybook/internal/channels'

interface Report {
  status: string
  result?: { violations?: { id: string; nodes: { html: string }[] }[] }
}

interface Finished {
  storyId: string
  reporters: Report[]
}

interface PreparedStory {
  storyGlobals?: { viewport?: unknown }
}

interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase?: string }
    storyStoreValue: {
      loadStory: (input: { storyId: string }) => Promise<PreparedStory>
      userGlobals: { update: (globals: Record<string, unknown>) => void }
    }
  }
  problems: string[]
}

declare const window: PreviewWindow

interface Size {
  width: number
  height: number
}

const desktop: Size = { width: 1280, height: 800 }
const smallPhone: Size = { width: 320, height: 568 }

/** Collects what the preview reports about its stories. Runs in the browser, once per document. */
const collectProblems = () => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  window.problems = []
  const report = (what: string) => (detail: unknown) => {
    const { message } = (Array.isArray(detail) ? detail[0] : detail) as { message?: string }
    // Below its first paragraph a failed query prints the whole document.
    window.problems.push(`${what}: ${message?.split('\n\n')[0] ?? JSON.stringify(detail)}`)
  }
  channel.on('playFunctionThrewException', report('its play function failed'))
  channel.on('storyThrewException', report('it threw'))
  channel.on('storyErrored', report('it has an error'))
  channel.on('storyMissing', report('it is missing'))
  channel.on('unhandledErrorsWhilePlaying', report('an error was not handled'))
}

/** Waits until the first story of a freshly opened preview is drawn. */
export const prepare = async (page: Page) => {
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.currentRender?.phase === 'finished')
  await page.evaluate(collectProblems)
}

/** Gives the page a size, or the one that Storybook's toolbar would give to the story. */
const fitWindow = async (page: Page, storyId: string, usual: Size) => {
  const isForPhones = await page.evaluate(async (id) => {
    const { storyStoreValue } = window.__STORYBOOK_PREVIEW__
    const { storyGlobals } = await storyStoreValue.loadStory({ storyId: id })
    return storyGlobals?.viewport !== undefined
  }, storyId)
  const size = isForPhones ? smallPhone : usual
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
}

/**
 * Chooses a story, as a click in the sidebar does, waits until it is drawn, played and checked, and returns its
 * problems.
 */
export const showStory = async (page: Page, storyId: string, size = desktop) => {
  await fitWindow(page, storyId, size)
  return page.evaluate(
    (chosen) =>
      new Promise<string[]>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        window.problems.length = 0
        const overdue = setTimeout(() => reject(new Error('it did not finish in 30 s')), 30_000)
        const finish = ({ storyId: finished, reporters }: Finished) => {
          // A story that is drawn twice finishes twice. Taking that for the next story would leave each while
          // it is still playing, and Storybook would then reload the page.
          if (finished !== chosen) return
          channel.off('storyFinished', finish)
          clearTimeout(overdue)
          const violations = reporters.flatMap(({ result }) => result?.violations ?? [])
          resolve([
            ...window.problems,
            ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html ?? ''}`),
            ...reporters.filter(({ status }) => status === 'failed').map(() => 'a check failed'),
          ])
        }
        channel.on('storyFinished', finish)
        channel.emit('setCurrentStory', { storyId: chosen, viewMode: 'story' })
      }),
    storyId,
  )
}

type Look = {
  theme: 'light' | 'dark'
  accent: Accent
}

/** Sets the theme and the accent of the next story without drawing the current one again. */
export const setLookOfNext = (page: Page, look: Look) =>
  page.evaluate((chosen) => {
    window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(chosen)
  }, look)
