import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, rowsOfComplete, test } from './first-start-test'
import { countRows, filled } from './rows'

const picturesIn = (folder: string) => readdir(folder).catch(() => [])

test('A seed that fails half-way leaves an empty SQLite database', async ({
  spawn,
  folder,
  firstStart,
  uninterrupted,
}) => {
  const variables = firstStart('sqlite')
  const media = join(folder, 'data/media')
  const failing = await spawn(variables)
  while (!failing.hasEnded && (await picturesIn(media)).length < 9) await pause(2)
  await rename(media, `${media}-moved`)
  await writeFile(media, 'in the way')
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(filled(await countRows(folder, variables))).toEqual([])

  await rm(media)
  await mkdir(media)
  const next = await spawn(variables)
  expect(await rowsOfComplete([failing, next], variables)).toEqual(await uninterrupted('sqlite'))
})

test('A seed that fills the disk leaves an empty SQLite database', async ({
  spawn,
  folder,
  firstStart,
  uninterrupted,
}) => {
  const variables = firstStart('sqlite')
  // No file may exceed 1600 blocks of 512 bytes: enough for the schema, too little for the content.
  const failing = await spawn(variables, { shellCommand: 'ulimit -f 1600' })
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(failing.stderr).toMatch(/full|I\/O|IOERR/i)
  expect(filled(await countRows(folder, variables))).toEqual([])
  expect(await picturesIn(join(folder, 'data/media'))).toEqual([])

  const next = await spawn(variables)
  expect(await rowsOfComplete([failing, next], variables)).toEqual(await uninterrupted('sqlite'))
})
