import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const indexFile = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url))

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      tags: z.array(z.string()),
    }),
  ),
})

/** A story that is compared with pictures. */
export interface Story {
  id: string
  title: string
  name: string
  /** The first of its title, which is drawn in every width and theme. */
  first: boolean
}

const readStories = () => {
  if (!existsSync(indexFile)) throw new Error('Storybook is not built: run `npm run build`.')
  const { entries } = index.parse(JSON.parse(readFileSync(indexFile, 'utf8')))
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** The titles of the built Storybook of which no story has the tag `picture`. */
export const titlesWithoutPicture = () => {
  const stories = readStories()
  const pictured = stories.filter(({ tags }) => tags.includes('picture'))
  const titles = new Set(pictured.map(({ title }) => title))
  return [...new Set(stories.map(({ title }) => title))].filter((title) => !titles.has(title))
}

/**
 * The stories of the built Storybook with the tag `picture`, in groups such as `Forms`.
 *
 * @throws when Storybook is not built
 */
export const storiesByGroup = (): [group: string, stories: Story[]][] => {
  const groups = new Map<string, Story[]>()
  const titles = new Set<string>()
  for (const { id, title, name, tags } of readStories()) {
    if (!tags.includes('picture')) continue
    const group = title.replace(/\/[^/]+$/, '')
    const story = { id, title, name, first: !titles.has(title) }
    titles.add(title)
    groups.set(group, [...(groups.get(group) ?? []), story])
  }
  return [...groups]
}
