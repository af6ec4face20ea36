import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

type Command = (args: string[]) => Promise<void>

const commands: Command[] = []

/** The commands run as they are imported and end the process; this keeps them to be called. */
const load = async (importCommand: () => Promise<unknown>): Promise<Command> => {
  vi.doMock('./run-command', () => ({
    print: () => undefined,
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
  let resetPassword: Command

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-commands-'))
    vi.stubEnv('DATABASE_URL', `file:${join(folder, 'data/tropa.db')}`)
    backup = await load(() => import('./backup'))
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
})
