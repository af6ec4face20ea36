import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { changeRow, findRows } from '../database/rows'
import { inUnitOfWork } from '../database/unit-of-work'
import type { Env } from '../env'
import { admit, ownTurn } from '../features/member/hashing-gate'
import { hashPassword } from '../features/member/password-hash'
import { randomPassword } from '../features/member/random-password'
import { settleBegun } from '../features/roll-call/expected'
import { readLadder } from '../payload/globals/read-ladder'
import { writeOpen } from './write-open'
import { writePanel } from './write-panel'
import { writePast } from './write-past'
import { seedWhenEmpty } from '../start/seed/seed'
import { asOf } from './clock'
import { beginning, later, Pen, Stage } from './stage'
import { demoAccounts, demoData } from './data'

/** Stores the demo's people; two of them are the first accounts of the seed, which have their passwords already. */
const writePeople = async (
  pen: Pen,
  passwordOf: (username: string) => Awaited<ReturnType<typeof hashPassword>>,
): Promise<void> => {
  const { stage, work } = pen
  const joined = stage.at(beginning)
  const seeded = await findRows(stage.payload, 'members', { req: work })
  const session = { createdAt: joined.toISOString(), expiresAt: new Date().toISOString() }
  for (const [username, person] of Object.entries(demoData.people)) {
    const data = {
      ...{ userType: 'user' as const, isEditor: false, blocked: false, secondFactor: false },
      ...{ email: `${username}@example.com`, emailConfirmed: true, emailTrusted: true },
      ...person,
      username,
      sessions: [{ id: randomUUID(), ...session }],
    }
    const first = seeded.find((each) => each.username === username)
    const time = joined.toISOString()
    if (first) await changeRow(work, 'members', first.id, { ...data, createdAt: time })
    const row = { ...data, ...passwordOf(username), collection: 'members' as const }
    const { id } = first ?? (await pen.row(joined, 'members', row))
    const times = { createdAt: time, updatedAt: time }
    stage.members.set(username, { id, collection: 'members', ...data, ...times })
  }
}

/** Seeds the first content at the beginning of the term, so that later changes are newer. */
export const seedDemo: typeof seedWhenEmpty = (payload, env, announce) => {
  const begun = later(new Stage(payload, env).at(beginning), -10)
  return asOf(begun, () => seedWhenEmpty(payload, env, announce))
}

/** Fills a database that the seed has just made with a team in the middle of its term. */
export const fillDemo = async (payload: Payload, env: Env): Promise<void> => {
  const stage = new Stage(payload, env)
  const editor = demoAccounts.find(({ role }) => role === 'editor')
  if (!editor) throw new Error('The demo has no editor.')
  const hash = (password: string) => admit(ownTurn, () => hashPassword(password))
  const known = await hash(editor.password)
  const unknown = await hash(randomPassword())
  await inUnitOfWork({ payload }, async (work) => {
    // The seed's records are about people without accounts, and its entries tell of the first start.
    for (const collection of ['records', 'audit-trail'] as const) {
      await payload.db.deleteMany({ collection, where: {}, req: work })
    }
    const pen = new Pen(stage, work)
    await writePeople(pen, (username) => (username === editor.username ? known : unknown))
    const numbers = await readLadder(payload, work)
    if (!numbers) throw new Error('The demo has no published rules.')
    await writePast(pen, numbers)
    await settleBegun(work)
  })
  await writeOpen(stage)
  await writePanel(stage, editor.username)
}
