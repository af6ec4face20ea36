import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Folders of helpers: what they export draws nothing. */
const helpers = [
  'calendar',
  'cn',
  'conformance',
  'docs',
  'direction',
  'hooks',
  'icons',
  'option',
  'slot',
  'theme',
  'toast',
  'tone',
]

/** What every page has, in this order. Headings are followed by text, blocks write their own. */
const outline = [
  '<Meta of={stories} />',
  '<PageHead />',
  '## When to use it',
  '## When not to use it',
  '## Anatomy',
  '## Do and don’t',
  '<DoAndDont',
  '## Keyboard',
  '<Keyboard />',
  '## Code',
  '<Example of=',
  '## Related components',
  '<PageReference />',
]

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const read = (path: string) =>
  existsSync(`${source}${path}`) ? readFileSync(`${source}${path}`, 'utf8') : ''

/** The components that a folder exports under `@tropa/ui/*`. */
const componentsOf = (folder: string) =>
  [...read(`${folder}/${folder}.tsx`).matchAll(/^export const ([A-Z][a-z]\w*)/gm)].map(
    ([, name = '']) => name,
  )

const pages = folders
  .filter((folder) => !helpers.includes(folder))
  .map((folder) => ({
    folder,
    text: read(`${folder}/${folder}.mdx`),
    components: componentsOf(folder),
  }))

/** The text between a heading and the next. */
const sectionOf = (text: string, heading: string) =>
  text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('the page of a component', () => {
  it('exists for every folder that exports one', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.filter(({ components }) => components.length === 0)).toEqual([])
    expect(pages.filter(({ text }) => text === '').map(({ folder }) => folder)).toEqual([])
  })

  it('is missing only for folders that export no component', () => {
    expect(helpers.filter((folder) => !folders.includes(folder))).toEqual([])
    expect(helpers.flatMap(componentsOf)).toEqual([])
  })

  it.each(pages)('of $folder has every section', ({ text }) => {
    const places = outline.map((part) => text.indexOf(`\n${part}`))
    expect(outline.filter((_part, index) => places[index] === -1)).toEqual([])
    expect(places).toEqual([...places].sort((a, b) => a - b))
    const bullet = /^- .{20,}/gm
    expect(count(sectionOf(text, 'When to use it'), bullet)).toBeGreaterThan(0)
    expect(count(sectionOf(text, 'When not to use it'), bullet)).toBeGreaterThan(0)
    expect(count(sectionOf(text, 'Anatomy'), /^\d\. \*\*.+\*\*: .+/gm)).toBeGreaterThan(0)
    expect(count(sectionOf(text, 'Related components'), /\]\(\?path=\/docs\//g)).toBeGreaterThan(0)
    for (const prop of ['do', 'doText', 'dont', 'dontText']) {
      const blocks = count(text, /^<DoAndDont/gm)
      expect(count(text, new RegExp(`^  ${prop}=`, 'gm')), prop).toBe(blocks)
    }
  })

  it.each(pages)('of $folder names every component it exports', ({ text, components, folder }) => {
    const prose = text.slice(text.indexOf('<PageHead />'))
    const parts = components.length > 1 ? components : []
    expect(parts.filter((name) => !new RegExp(`\\b${name}\\b`).test(prose))).toEqual([])
    expect(read(`${folder}/${folder}.examples.tsx`)).toMatch(/^export const \w+Examples = /m)
  })

  it('is linked from the page that says which component to take', () => {
    const choosing = read('docs/choosing-a-component.mdx')
    const addresses = pages.map(({ folder }) => folder.replaceAll('-', ''))
    expect(addresses.filter((name) => !choosing.includes(`-${name}--docs)`))).toEqual([])
  })
})
