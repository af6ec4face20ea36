import { databasesOfStart } from './databases'
import { expect, rowsOfComplete, test } from './first-start-test'

for (const database of databasesOfStart) {
  if (database === 'sqlite') continue
  test(`Two first starts at once on ${database} seed it once`, async ({
    spawn,
    firstStart,
    uninterrupted,
  }) => {
    const variables = firstStart(database)
    const [first, second] = await Promise.all([spawn(variables), spawn(variables)])
    await Promise.all([first.ready(120_000), second.ready(120_000)])
    await first.stop()
    expect(await rowsOfComplete([first, second], variables)).toEqual(await uninterrupted(database))
  })
}
