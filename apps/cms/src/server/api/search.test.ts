import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'

let tropa: Booted
let token: string

const descriptions = [
  '100% done',
  '1000 done',
  'snake_case',
  'snakeXcase',
  "it's mine",
  'back\\slash',
  'any.*thing',
  'anything',
  'Café Niño',
  'cafe nino',
  'party 🎉 time',
  'two\nlines',
  '"quoted" (round) [square]',
]

beforeAll(async () => {
  tropa = await boot()
  token = await signIn(tropa.call, 'ada')
  for (const description of descriptions) {
    await tropa.call('POST /api/activitylog', { token, body: { action: 'ADD_TODO', description } })
  }
})
afterAll(() => tropa.stop())

const search = async (text: string) => {
  const query = new URLSearchParams({ search: text, limit: '100' })
  const { body } = await tropa.call(`GET /api/activitylog?${query.toString()}`, { token })
  return z
    .array(z.object({ description: z.string() }))
    .parse(body.logs)
    .map(({ description }) => description)
    .sort()
}

describe('a search of the activity log', () => {
  it.each([
    ['%', ['100% done']],
    ['_c', ['snake_case']],
    ["'", ["it's mine"]],
    ['\\', ['back\\slash']],
    ['.*', ['any.*thing']],
    ['CAFÉ', ['Café Niño']],
    ['cafe\u0301', ['Café Niño']],
    ['niÑo', ['Café Niño']],
    ['nino', ['cafe nino']],
    ['🎉', ['party 🎉 time']],
    ['" (', ['"quoted" (round) [square]']],
    ['[square]', ['"quoted" (round) [square]']],
    ['o\nl', ['two\nlines']],
    ['nothing like it', []],
  ])('for %j finds exactly the entries that contain it', async (text, found) => {
    expect(await search(text)).toEqual(found)
  })

  it('searches username, action and description', async () => {
    expect(await search('ada')).toHaveLength(descriptions.length)
    expect(await search('add_todo')).toHaveLength(descriptions.length)
  })

  it('finds every entry when the search is blank', async () => {
    expect(await search('  ')).toHaveLength(descriptions.length)
  })
})
