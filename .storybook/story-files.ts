import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Stories, and the examples and samples that they show. */
const wanted = /(?:\.stories\.tsx|\.examples\.tsx|\/sample-[\w-]+\.ts)$/

/** The text of each file, by its path. */
export const readFiles = () =>
  Object.fromEntries(
    ['packages/ui/src', 'apps/web/src'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .filter((file) => wanted.test(file))
        .map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]),
    ),
  )

const id = 'virtual:story-files'

/**
 * Provides `virtual:story-files`, the text of each file by its path. Vite's `?raw` does not: Storybook
 * transforms a file of stories under that address too.
 */
export const storyFiles = (): Plugin => ({
  name: 'story-files',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(readFiles())}` : undefined,
})
