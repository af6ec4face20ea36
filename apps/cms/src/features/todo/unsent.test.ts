import { tooManyMails } from '@tropa/contract/mail/mails'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { createMember, newTodo, setMember, signIn } from '../../testing/fixtures'
import { startSilentServer } from '../../testing/silent-server'

let tropa: Booted
let silent: Awaited<ReturnType<typeof startSilentServer>>

beforeAll(async () => {
  silent = await startSilentServer()
  tropa = await boot({ SMTP_URL: silent.url })
  const { id } = await createMember(tropa.payload, 'sue', 'user', { teams: ['Design Team'] })
  await createMember(tropa.payload, 'kim', 'admin')
  const data = { email: 'sue@example.com', emailConfirmed: true }
  await setMember(tropa.payload, id, data)
})
afterAll(async () => {
  await tropa.stop()
  silent.stop()
})

/** Posts a to-do for the member with an address, and returns the call that reminds of it. */
const posted = async (admin: string) => {
  const token = await signIn(tropa.call, admin)
  const body = newTodo({ assignees: ['Design Team'], assignee: 'Design Team' })
  const id = (await tropa.call('POST /api/todo', { token, body })).body.data._id
  return {
    remind: () => tropa.call(`POST /api/todo/${id}/remind`, { token }),
    countStored: async () => {
      const where = { todo: { equals: id } }
      return (await tropa.payload.db.count({ collection: 'reminders', where })).totalDocs
    },
  }
}

describe('a reminder while the mail server does not respond', () => {
  it('is handed over, and an admin may ask 20 times in 10 minutes', async () => {
    const { remind } = await posted('ada')
    expect((await remind()).body.data.reminded).toEqual(['sue'])
    const statuses: number[] = []
    for (let call = 2; call <= 21; call++) statuses.push((await remind()).status)
    expect(statuses).toEqual([...Array<number>(19).fill(200), 429])
  })

  it('is refused where too many mails wait, and can be asked for again', async () => {
    const { remind, countStored } = await posted('kim')
    for (let sent = 0; sent < 100; sent++) {
      await tropa.payload.sendEmail({ to: 'x@example.com', subject: 'Hello', text: 'Hello.' })
    }
    const { status, body } = await remind()
    expect([status, body]).toEqual([503, { message: tooManyMails }])
    expect(await countStored()).toBe(0)
  })
})
