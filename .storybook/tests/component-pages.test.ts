import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { inLanes, openPage, type Entry } from './lanes'
import { bundleOf, readSnippets, typeErrors, type Snippet } from './snippets'

const storybook = inject('storybook')
const sources = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))

/** What every page of a component answers, in this order; `Do and don’t` only some. */
const answers = ['Anatomy', 'States', 'Keyboard', 'Screen reader', 'Words', 'Tokens', 'Code']

describe('the pages of the components', () => {
  let browser: Browser
  const snippets: Snippet[] = []
  const missing: string[] = []
  /** What is wrong with a page, by its id. */
  const problems: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
    const index = (await (await fetch(`${storybook}index.json`)).json()) as {
      entries: Record<string, Entry>
    }
    const pages = Object.values(index.entries).filter(
      ({ type, id, title }) => type === 'docs' && title.includes('/') && !id.startsWith('screens-'),
    )
    await inLanes(pages, async () => {
      const { page, errors } = await openPage(browser)
      return async ({ id, title }) => {
        await page.goto(`${storybook}iframe.html?id=${id}&viewMode=docs`)
        await page.locator('.sbdocs-content h1').first().waitFor()
        if (!title.startsWith('Patterns/')) {
          const headings = await page
            .locator('.sbdocs-content h2:not(.sb-story *)')
            .allTextContents()
          const shown = headings.filter((heading) => heading !== 'Do and don’t').join()
          if (shown !== answers.join()) problems.push(`${id} has ${shown}`)
        }
        const choices = page.locator('.docblock-argstable :is(label, option)')
        if ((await choices.filter({ hasText: /^null$/ }).count()) > 0)
          problems.push(`${id} offers null`)
        if (await page.getByText('Storybook couldn').isVisible())
          problems.push(`${id} has props that Storybook did not find`)
        const found = await readSnippets(page).catch((error: unknown) => String(error))
        if (typeof found === 'string') missing.push(`${id}: ${found}`)
        else snippets.push(...found)
        problems.push(...errors.splice(0).map((error) => `${id}: ${error}`))
      }
    })
  }, 300_000)

  afterAll(() => browser.close())

  it('answer the same questions in the same order, without a message on the console', () => {
    expect(problems).toEqual([])
  })

  it('say what a person has written in at most 60 lines', () => {
    const guides = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.guide.md'))
      .map((file) => ({
        file,
        lines: readFileSync(`${sources}${file}`, 'utf8').split('\n').length,
      }))
    expect(guides.filter(({ lines }) => lines > 60)).toEqual([])
  })

  it('have code for every story, which compiles as a file of its own', () => {
    expect(missing).toEqual([])
    expect(snippets.length).toBeGreaterThan(150)
    expect(typeErrors(snippets)).toEqual([])
  })

  it(
    'have code that is drawn without a message on the console',
    { tags: ['complete'] },
    async () => {
      const { page, errors } = await openPage(browser)
      await page.route('**/snippets', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Snippets</title>' }),
      )
      await page.goto(`${storybook}snippets`)
      await page.addScriptTag({ type: 'module', content: await bundleOf(snippets) })
      const drawn = page.locator('[data-snippet]')
      await expect.poll(() => drawn.count()).toBe(snippets.length)
      const empty = async () => {
        const ids = await drawn.evaluateAll((elements) =>
          elements.filter((element) => element.innerHTML === '').map(({ id }) => id),
        )
        return ids.toSorted()
      }
      // A dialog that is open from the start is drawn at the end of the document.
      const opened = snippets.filter(({ code }) =>
        /<ConfirmDialog\n(?: {2}.*\n)*? {2}open\n/.test(code),
      )
      const expected = opened.map(({ story }) => story).toSorted()
      await expect.poll(empty, { timeout: 20_000 }).toEqual(expected)
      expect(errors).toEqual([])
    },
  )
})
