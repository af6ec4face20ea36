import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSiteRenderer } from './load-renderer'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-renderer-'))
})
afterAll(() => rm(folder, { recursive: true }))

const built = async (name: string, code: string) => {
  const file = join(folder, name)
  await writeFile(file, code)
  return file
}

describe('loadSiteRenderer', () => {
  it('loads the renderer that a build exports', async () => {
    const file = await built(
      'built.mjs',
      'export const siteRenderer = { render: () => new Response("page"), pageAddress: (text) => text, canonicalPath: (text) => text, inlineScripts: ["a()"] }',
    )
    const { inlineScripts } = await loadSiteRenderer(file)
    expect(inlineScripts).toEqual(['a()'])
  })

  it('asks for a build where there is none', async () => {
    await expect(loadSiteRenderer(join(folder, 'missing.mjs'))).rejects.toThrow(
      /build the web app first/,
    )
  })

  it.each([
    ['nothing', 'export {}'],
    [
      'what an older build exported',
      'export const render = () => null; export const inlineScripts = []',
    ],
  ])('asks for a build where the module exports %s', async (what, code) => {
    const file = await built(`${what.replaceAll(' ', '-')}.mjs`, code)
    await expect(loadSiteRenderer(file)).rejects.toThrow(/build the web app first/)
  })
})
