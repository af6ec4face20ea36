/*
 * Adds to the index of the built Storybook the other names under which people search for a component,
 * as anchors, which its search reads: node .storybook/finish-build.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

const address = '../storybook-static/index.json'
const index = read(address)

for (const [id, names] of Object.entries(read('aliases.json'))) {
  const entry = index.entries[id]
  if (!entry) throw new Error(`.storybook/aliases.json names ${id}, which does not exist.`)
  entry.anchors = names.map((title) => ({ id: title.replaceAll(' ', '-'), title }))
}
writeFileSync(new URL(address, import.meta.url), JSON.stringify(index))
