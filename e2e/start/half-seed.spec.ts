import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFile } from '../fixtures/running-product'
import { expect, rowsOfWhole, test } from './first-start-test'
import { countRows, filled } from './rows'

const picturesIn = (folder: string) => readdir(folder).catch(() => [])

test('sqlite: a seed that fails half-way leaves an empty database', async ({
  spawn,
  folder,
  firstStart,
  straight,
}) => {
  const variables = firstStart('sqlite')
  const media = join(folder, 'data/media')
  const failing = await spawn(variables)
  while (!failing.hasEnded && (await picturesIn(media)).length < 9) {
    await new Promise((done) => setTimeout(done, 2))
  }
  await rename(media, `${media}-away`)
  await writeFile(media, 'in the way')
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(filled(await countRows(folder, variables))).toEqual([])

  await rm(media)
  await mkdir(media)
  const next = await spawn(variables)
  expect(await rowsOfWhole([failing, next], variables)).toEqual(await straight('sqlite'))
})

test('sqlite: a disk that is full before the seed is written leaves an empty database', async ({
  spawn,
  folder,
  firstStart,
  straight,
}) => {
  const variables = firstStart('sqlite')
  // No file may become larger than these blocks of 512 bytes: the schema fits, the content does not.
  const command: [string, ...string[]] = ['sh', '-c', 'ulimit -f 1600 && exec "$0" "$1"']
  const failing = await spawn(variables, { command: [...command, process.execPath, startFile] })
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(failing.stderr).toMatch(/full|I\/O|IOERR/i)
  expect(filled(await countRows(folder, variables))).toEqual([])
  expect(await picturesIn(join(folder, 'data/media'))).toEqual([])

  const next = await spawn(variables)
  expect(await rowsOfWhole([failing, next], variables)).toEqual(await straight('sqlite'))
})
