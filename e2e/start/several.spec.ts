import { databasesOfStart } from './databases'
import { expect, rowsOfWhole, test } from './first-start-test'

for (const database of databasesOfStart) {
  if (database === 'sqlite') continue
  test(`${database}: first starts at once fill it once, and all come up`, async ({
    spawn,
    firstStart,
    straight,
  }) => {
    const variables = firstStart(database)
    const [first, second] = await Promise.all([spawn(variables), spawn(variables)])
    await Promise.all([first.ready(120_000), second.ready(120_000)])
    await first.stop()
    expect(await rowsOfWhole([first, second], variables)).toEqual(await straight(database))
  })
}
