import { beforeAll, describe, expect, it } from 'vitest'
import { bootedWithMail } from '../../testing/boot'
import { createMember, setMember } from '../../testing/fixtures'
import { openedRollCalls } from '../../testing/roll-calls'
import { mailIsRefusedForNow, noMailWaits, sendWaitingMail } from '../../testing/waiting-mail'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

const reach = (name: string, emailConfirmed = true) =>
  setMember(tropa.payload, calls.idOf(name), { email: `${name}@example.com`, emailConfirmed })

beforeAll(async () => {
  await reach('carla')
  await reach('dan', false)
  await reach('ella')
})

/** Closes a roll call with these marks; everyone else was there. */
const closeWith = async (path: string, marks: [string, string, number?][]) => {
  const given = new Map(marks.map(([name, ...rest]) => [name, calls.mark(name, ...rest)]))
  const list = calls.allPresent().map(
    (present) =>
      [...given.values()].find(({ userId }) => userId === present.userId) ?? {
        ...present,
        mark: path.startsWith('todo') ? 'delivered' : 'present',
      },
  )
  await calls.put(path, list)
  expect((await calls.close(path)).status).toBe(200)
}

/** Adds a record by hand; returns its id. */
const typeRecord = async (status: string, userId?: string) => {
  const typed = { name: 'Typed', violation: 'Late', fee: 20, date: '2026-01-05' }
  const body = { ...typed, status, ...(userId !== undefined && { userId }) }
  return (await tropa.call('POST /api/records', { token: calls.token, body })).body.data._id
}

describe('a member who is one below a limit', () => {
  it('is told by one mail, once, which names nobody else', async () => {
    for (let count = 1; count <= 3; count += 1) {
      await closeWith(await calls.meeting(), [
        ['carla', 'late', 2],
        ['dan', 'absent'],
      ])
    }
    expect(mail.received).toEqual([])
    const next = mail.next()
    const fourth = await calls.meeting()
    await closeWith(fourth, [
      ['carla', 'absent'],
      ['dan', 'absent'],
    ])
    const { to, header, body } = await next
    expect(to).toEqual(['carla@example.com'])
    expect(header).toContain('Auto-Submitted: auto-generated')
    expect(header).toContain('Subject: One more lateness or absence reaches the limit of 5.')
    expect(body).toContain('Hello @carla,')
    expect(body).toContain(`${tropa.env.publicUrl}/login?return=/standing`)
    expect(body).not.toMatch(/dan|ella|ada/)

    // The fifth, and one more below the limit after a record was withdrawn: neither is news.
    await closeWith(await calls.meeting(), [['carla', 'late', 2]])
    const { docs } = await tropa.payload.find({
      collection: 'records',
      where: { member: { equals: calls.idOf('carla') } },
    })
    for (const { id } of docs.slice(0, 2)) {
      await tropa.payload.update({ collection: 'records', id, data: { state: 'withdrawn' } })
    }
    await closeWith(await calls.meeting(), [['carla', 'late', 2]])
    expect((await calls.close(fourth)).status).toBe(200)
    // A warning counts towards a limit of its own.
    await closeWith(await calls.todo(), [['ella', 'missed']])
    const warned = mail.next()
    await closeWith(await calls.todo(), [['ella', 'missed']])
    const second = await warned
    expect(second.to).toEqual(['ella@example.com'])
    expect(second.header).toContain('Subject: One more warning reaches the limit of 3.')
    expect(mail.received).toHaveLength(2)
  })

  it('is told by the same mail of a record that was typed or linked', async () => {
    const { token } = calls
    const type = (name: string | null, status: string) =>
      typeRecord(status, name === null ? undefined : calls.idOf(name))
    const link = (id: string, userId: string | null) =>
      tropa.call(`PUT /api/records/${id}/member`, { token, body: { userId } })
    await reach('ben')
    const before = mail.received.length
    await type('ben', '1 warning(s)')
    const told = mail.next()
    const second = await type('ben', '2 warning(s)')
    const { to, header } = await told
    expect(to).toEqual(['ben@example.com'])
    expect(header).toContain('Subject: One more warning reaches the limit of 3.')
    for (let number = 1; number <= 3; number += 1) await type('ben', `${number} lateness`)
    const toldAgain = mail.next()
    await link(await type(null, '4 lateness'), calls.idOf('ben'))
    expect((await toldAgain).header).toContain('Subject: One more lateness or absence reaches')
    // Once: also when a record goes and comes back.
    await link(second, null)
    await link(second, calls.idOf('ben'))
    expect((await tropa.call('GET /api/records', { token })).status).toBe(200)
    expect(mail.received).toHaveLength(before + 2)
  })

  it('is told the next time if the first mail waited until it was no longer true', async () => {
    const { token } = calls
    const { id } = await createMember(tropa.payload, 'finn')
    await setMember(tropa.payload, id, { email: 'finn@example.com', emailConfirmed: true })
    await typeRecord('1 warning(s)', id)
    mail.refuse(true, 451)
    const second = await typeRecord('2 warning(s)', id)
    await mailIsRefusedForNow(tropa.payload)
    await tropa.call(`DELETE /api/records/${second}` as 'DELETE /api/records/{id}', { token })
    mail.refuse(false)
    await sendWaitingMail(tropa.payload)
    await noMailWaits(tropa.payload)
    const told = mail.next()
    await typeRecord('2 warning(s)', id)
    expect((await told).header).toContain('Subject: One more warning reaches the limit of 3.')
  })
})
