import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { nameOf } from '../database/open'
import { boot } from '../testing/boot'

type Command = (args: string[]) => Promise<void>

const commands: Command[] = []
const printed: string[] = []

/** The commands run as they are imported and end the process; this keeps them to be called. */
const load = async (importCommand: () => Promise<unknown>): Promise<Command> => {
  vi.doMock('./run-command', () => ({
    print: (line: string) => printed.push(line),
    runCommand: (command: Command) => commands.push(command),
  }))
  await importCommand()
  vi.doUnmock('./run-command')
  const command = commands.pop()
  if (!command) throw new Error('The file has run no command.')
  return command
}

describe('a command of the terminal', () => {
  let folder: string
  let backup: Command
  let restore: Command
  let resetPassword: Command

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-commands-'))
    vi.stubEnv('DATABASE_URL', `file:${join(folder, 'data/tropa.db')}`)
    backup = await load(() => import('./backup'))
    restore = await load(() => import('./restore'))
    resetPassword = await load(() => import('./reset-password'))
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })

  it('resets no password where there is no database, and creates none', async () => {
    const sentence = `There is no database yet: ${join(folder, 'data/tropa.db')}.`
    await expect(resetPassword(['ada'])).rejects.toThrow(sentence)
    expect(await readdir(folder)).toEqual([])
  })

  it.each([[['--help']], [['-h']], [['a.tar.gz', 'b.tar.gz']], [['--out=a.tar.gz']]])(
    'backs up into no file, given %j',
    async (args) => {
      await expect(backup(args)).rejects.toThrow(
        'Say into which file, or none: npm run backup -- [FILE]',
      )
    },
  )

  it.runIf(inject('engine') === 'sqlite')(
    'says which database it backed up or restored',
    async () => {
      const tropa = await boot()
      const source = join(tropa.env.dataFolder, 'test.db')
      const archive = join(folder, 'tropa.tar.gz')
      vi.stubEnv('DATABASE_URL', `file:${source}`)
      await backup([archive])
      await tropa.stop()
      expect(printed[0]).toMatch(/^Backed up \d+ documents and 0 pictures of /)
      expect(printed[0]).toContain(`of ${source} into ${archive}`)

      const target = join(folder, 'restored/tropa.db')
      vi.stubEnv('DATABASE_URL', `file:${target}`)
      await restore([archive])
      expect(printed.at(-1)).toContain(` into ${target}. Everybody has to sign in again.`)
    },
  )
})

describe('the name of a database', () => {
  it.each([
    ['mongodb://ada:s%2Fcret@one:27017,two/tropa?replicaSet=rs0', 'mongodb://one:27017,two/tropa'],
    ['mongodb+srv://ada:s/c?r@e@host/tropa', 'mongodb+srv://host/tropa'],
    ['mongodb://host/tropa', 'mongodb://host/tropa'],
  ])('tells no password: %s', (url, name) => {
    expect(nameOf({ engine: 'mongodb', url })).toBe(name)
  })
})
