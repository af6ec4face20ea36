import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { readComponents } from '../component-props'

const storybook = inject('storybook')
const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url))

const folders = readComponents()

/** The components of which a table says what their variants are, and the props that are variants. */
const withVariants = Object.entries(folders).flatMap(([folder, components]) =>
  Object.entries(components).flatMap(([name, props]) => {
    const variants = Object.entries(props).filter(([, { values, native }]) => values && !native)
    return variants.length > 0 ? [{ folder, name, variants }] : []
  }),
)

/** What a folder's file exports, read from its text. */
const exportsOf = (folder: string) =>
  [
    ...readFileSync(`${source}/${folder}/${folder}.tsx`, 'utf8').matchAll(
      /^export const ([A-Z][a-z]\w*)/gm,
    ),
  ].map(([, name = '']) => name)

describe('the tables of props', () => {
  let browser: Browser
  let context: BrowserContext
  let pages: string[]

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
    context = await browser.newContext()
    const index = (await (await fetch(`${storybook}index.json`)).json()) as {
      entries: Record<string, unknown>
    }
    pages = Object.keys(index.entries).filter((id) => id.endsWith('--docs'))
  })

  afterAll(() => browser.close())

  const openPage = async (folder: string) => {
    const id = pages.find((page) => page.endsWith(`-${folder.replaceAll('-', '')}--docs`))
    if (!id) throw new Error(`${folder} has no page`)
    const page = await context.newPage()
    await page.goto(`${storybook}iframe.html?id=${id}&viewMode=docs`)
    await page.locator('.docblock-argstable').first().waitFor()
    return page
  }

  /** The part of a page about one component: a section, or the table before all sections. */
  const tableOf = (page: Page, name: string) =>
    page
      .locator(`[data-part="${name}"]`)
      .or(page.locator(`.sbdocs-content:not(:has([data-part="${name}"])) .docblock-argstable`))
      .first()

  const rowOf = (page: Page, name: string, prop: string) =>
    tableOf(page, name)
      .locator('tbody tr')
      .filter({ has: page.locator('td:first-child').getByText(prop, { exact: true }) })

  it('know the variants that the components have', () => {
    const variants = {
      Avatar: ['size'],
      Badge: ['tone', 'size'],
      Button: ['variant', 'size'],
      Card: ['padding'],
      Input: ['size'],
      Link: ['variant'],
      Page: ['width'],
      Tile: ['tone', 'interactive'],
    }
    for (const [name, expected] of Object.entries(variants)) {
      const props = Object.values(folders).find((components) => name in components)?.[name] ?? {}
      expect(Object.keys(props), name).toEqual(expect.arrayContaining(expected))
    }
  })

  it('know the default of every prop with a list of values that is not required', () => {
    expect(withVariants.length).toBeGreaterThan(18)
    const unknown = withVariants.flatMap(({ name, variants }) =>
      variants
        .filter(([, prop]) => !prop.required && prop.default === undefined)
        .map(([prop]) => `${name}: ${prop}`),
    )
    expect(unknown).toEqual([])
  })

  it(
    'have a row for every variant, with its values, its default and a control',
    { tags: ['complete'] },
    async () => {
      for (const { folder, name, variants } of withVariants) {
        const page = await openPage(folder)
        const isPart = (await page.locator(`[data-part="${name}"]`).count()) > 0
        for (const [prop, { values = [], required }] of variants) {
          const row = rowOf(page, name, prop)
          const more = row.getByText(/^Show \d+ more/)
          if ((await more.count()) > 0) await more.click()
          const [, description = '', fallback = ''] = await row.locator('td').allInnerTexts()
          for (const value of values) expect(description, `${name}: ${prop}`).toContain(value)
          if (!required) expect(fallback, `the default of ${name}: ${prop}`).toMatch(/\w/)
          if (isPart) continue
          const options = row
            .getByRole('radio')
            .or(row.locator('select option:not([value="Choose option..."])'))
          expect(await options.count(), `the control of ${name}: ${prop}`).toBeGreaterThanOrEqual(
            values.length,
          )
        }
        await page.close()
      }
    },
  )

  it('show the same sizes for every control that is built on Input', () => {
    for (const name of ['Select', 'NativeSelect', 'Combobox', 'PasswordInput', 'CopyField']) {
      const props = Object.values(folders).find((components) => name in components)?.[name]
      expect(props?.size, name).toMatchObject({ values: ['sm', 'md', 'lg'], default: '"md"' })
    }
  })

  it('exist for every component that a folder exports', { tags: ['complete'] }, async () => {
    const several = Object.keys(folders).filter((folder) => exportsOf(folder).length > 1)
    expect(several.length).toBeGreaterThan(6)
    for (const folder of several) {
      const page = await openPage(folder)
      const names = exportsOf(folder)
      const parts = await page
        .locator('[data-part]')
        .evaluateAll((all) => all.map((part) => part.getAttribute('data-part')))
      expect(parts, folder).toHaveLength(names.length - 1)
      expect(names).toEqual(expect.arrayContaining(parts))
      for (const name of names.filter((exported) => parts.includes(exported))) {
        await page.locator(`[data-part="${name}"]`).getByText(`Props of ${name}`).waitFor()
        for (const [prop, { native }] of Object.entries(folders[folder]?.[name] ?? {})) {
          if (!native) await rowOf(page, name, prop).first().waitFor()
        }
      }
      await page.close()
    }
  })

  it('show what a default is, not the name that the code has for it', () => {
    expect(folders['password-input']?.PasswordInput?.labels?.default).toContain('"Show password"')
    expect(folders.combobox?.Combobox?.countText?.default).toContain('results')
    expect(folders.avatar?.Avatar?.alt?.default).toBe('that of name')
  })

  it('give the type of every prop of the element that stories set, and name the element', async () => {
    for (const [folder, element] of [
      ['button', 'button'],
      ['password-input', 'input'],
      ['banner', 'div'],
      ['link', 'a'],
    ] as const) {
      const page = await openPage(folder)
      await page.getByText(`It also takes the props of the native <${element}>`).first().waitFor()
      const rows = page.locator('.docblock-argstable').first().locator('tbody tr')
      for (const row of await rows.all()) {
        const [name, description = ''] = await row.locator('td').allInnerTexts()
        expect(description, `${folder}: ${name}`).toMatch(/\w/)
        expect(await row.getByRole('button', { name: 'Set object' }).count()).toBe(0)
      }
      await page.close()
    }
  })

  it('list the props of a component that is built on another library', async () => {
    const page = await openPage('dropdown-menu')
    for (const prop of ['open', 'defaultOpen', 'modal', 'onOpenChange']) {
      await rowOf(page, 'DropdownMenu', prop).waitFor()
    }
    expect(await rowOf(page, 'DropdownMenuItem', 'tone').innerText()).toContain('danger')
  })
})
