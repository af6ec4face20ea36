import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import * as icons from '@tropa/ui/icons'
import tokens from '../../packages/ui/src/theme/token-values.json'
import { openDocs } from './docs-page'
import { backgroundOf, inLanes, type Entry } from './lanes'

const storybook = inject('storybook')
const phone = { width: 375, height: 812 }

const docs = (id: string, globals = '') =>
  `${storybook}iframe.html?id=${id}--docs&viewMode=docs&globals=${globals}`

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe('somebody who reads Storybook', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
  })

  afterAll(() => browser.close())

  const open = async (address: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ colorScheme: 'light', ...options })
    const page = await context.newPage()
    await page.goto(address)
    return page
  }

  it('never scrolls a documentation page sideways on a phone', { tags: ['complete'] }, async () => {
    const index = (await (await fetch(`${storybook}index.json`)).json()) as {
      entries: Record<string, Entry>
    }
    const pages = Object.values(index.entries).filter(({ type }) => type === 'docs')
    const tooWide: string[] = []
    await inLanes(pages, 'pages on a phone', async () => {
      const page = await open('about:blank', { viewport: phone })
      return async ({ id }) => {
        await openDocs(page, `${storybook}iframe.html?id=${id}&viewMode=docs`)
        const width = await widthOf(page)
        if (width > phone.width) tooWide.push(`${id} is ${width} px wide`)
      }
    })
    expect(tooWide).toEqual([])
  })

  it('has the frame in the theme that the toolbar names', async () => {
    const page = await open(`${storybook}?path=/docs/actions-button--docs`)
    expect(await backgroundOf(page, 'body')).toBe(tokens.color.paper.light)
    await page.getByRole('button', { name: /^Light, dark or as the system/ }).click()
    await page.getByRole('option', { name: /^Dark/ }).click()
    await expect.poll(() => backgroundOf(page, 'body')).toBe(tokens.color.paper.dark)
  })

  it('learns in a sentence that an address names nothing', async () => {
    const page = await open(`${storybook}?path=/story/none`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('heading', { name: 'There is no such page' }).waitFor()
    expect(await preview.getByText('Misconfigured Webpack').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Start here' }).click()
    await preview.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
    expect(await preview.getByText('There is no such page').isVisible()).toBe(false)
  })

  it('copies the import of every icon, and the variable of a colour', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await open(docs('icons'), { permissions })
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    for (const name of Object.keys(icons)) {
      await page.getByRole('button', { name: `Copy import { ${name} }` }).waitFor()
    }
    await page.getByRole('button', { name: 'Copy import { CheckIcon }' }).click()
    await page.getByText('Copied').first().waitFor()
    expect(await copied()).toBe("import { CheckIcon } from '@tropa/ui/icons'")
    await page.goto(docs('tokens'))
    await page.getByRole('button', { name: 'Copy var(--color-paper)' }).click()
    await page.getByText('Copied').first().waitFor()
    expect(await copied()).toBe('var(--color-paper)')
  })

  it('finds the parts of a long page in its contents', async () => {
    const page = await open(docs('actions-button'), { viewport: { width: 1440, height: 900 } })
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const part of ['When to use it', 'Keyboard', 'Props']) {
      await contents.getByRole('link', { name: part, exact: true }).waitFor()
    }
  })

  it.each([
    ['forms-select', '[data-live] [role="combobox"]', '[role="listbox"]'],
    ['surfaces-confirmdialog', '[data-live] button', '[role="alertdialog"]'],
    ['feedback-tooltip', '[data-live] button', '[role="tooltip"]'],
  ])('sees what %s opens in the direction of the toolbar', async (id, trigger, opened) => {
    const page = await open(docs(id, 'direction:rtl'))
    const first = page.locator(trigger).first()
    await (id === 'feedback-tooltip' ? first.hover() : first.click())
    // A tooltip may be drawn anew while it is placed, and an element that is gone has no direction.
    const directions = () =>
      page
        .locator(opened)
        .evaluateAll((elements) => [
          ...new Set(elements.map((element) => getComputedStyle(element).direction)),
        ])
    await expect.poll(directions, { timeout: 10_000 }).toEqual(['rtl'])
    const heading = page.locator('.sbdocs-content h1')
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  })

  it.each([
    ['actions-button', 'variant', 'danger'],
    ['actions-link', 'variant', 'quiet'],
    ['data-avatar', 'size', 'xl'],
    ['data-badge', 'size', 'sm'],
    ['feedback-banner', 'tone', 'red'],
    ['forms-input', 'size', 'lg'],
    ['forms-select', 'size', 'lg'],
    ['surfaces-card', 'padding', 'lg'],
    ['surfaces-section', 'level', '3'],
    ['surfaces-tile', 'tone', 'ink'],
  ])('changes %s with the control of its %s', async (id, prop, value) => {
    const page = await open(docs(id))
    const story = page.locator('[id^="story--"][id$="-inner"]').first()
    const row = page
      .locator('.docblock-argstable')
      .first()
      .locator('tbody tr')
      .filter({ has: page.locator('td:first-child').getByText(prop, { exact: true }) })
    await story.locator('> *').first().waitFor()
    const before = await story.innerHTML()
    const radio = row.getByRole('radio', { name: value, exact: true })
    const list = row.getByRole('combobox')
    await radio.or(list).first().waitFor()
    await ((await radio.count()) > 0 ? radio.check() : list.selectOption(value))
    await expect.poll(() => story.innerHTML()).not.toBe(before)
  })

  it('reaches every page from the menu of a phone', async () => {
    const page = await open(`${storybook}?path=/docs/actions-button--docs`, { viewport: phone })
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('heading', { level: 1, name: 'Button' }).waitFor()
    await page.getByRole('button', { name: /navigation menu/i }).click()
    await page.getByRole('link', { name: 'Tokens' }).click()
    await preview.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor()
    expect(await widthOf(page)).toBe(phone.width)
  })
})
