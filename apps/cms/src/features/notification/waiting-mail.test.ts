import { startMailServer } from '@tropa/harness/mail-server'
import { getPayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { schedulePublish } from '../../payload/jobs/find-schedules'
import { runDueJobs } from '../../payload/jobs/job-runner'
import { finishMail, sendDueMail, storeMail } from '../../payload/email/mail-queue'
import { createLogger } from '../../server/logger'
import { createConfig } from '../../start/config'
import { boot, bootedWithMail, signedIn } from '../../testing/boot'
import {
  createMember,
  newInquiry,
  newTodo,
  setMember,
  signIn,
  storedMember,
} from '../../testing/fixtures'
import { startSilentServer } from '../../testing/silent-server'
import { createEvent } from '../../testing/trash'
import {
  forgetWaitingMail,
  mailIsRefusedForNow,
  mailThatWaits,
  noMailWaits,
  sendWaitingMail,
} from '../../testing/waiting-mail'

const { tropa, mail } = bootedWithMail({ RATE_LIMIT: 'off', MAIL_TO: 'team@example.com' })
const tokens = signedIn(tropa, 'ada', 'ben')

const sendLater = () => sendWaitingMail(tropa.payload)
const refusedForNow = () => mailIsRefusedForNow(tropa.payload)
const nothingWaits = () => noMailWaits(tropa.payload)

const tokenIn = (body: string) => /#([\w-]{43})$/m.exec(body)?.[1] ?? ''

const putAddress = (email: string | null) =>
  tropa.call('PUT /api/user/contact', { token: tokens.ben, body: { email } })

const confirm = async (token: string) =>
  (await tropa.call('POST /api/user/contact/confirm', { body: { token } })).status

const attention = async () =>
  (await tropa.call('GET /api/attention', { token: tokens.ada })).body.map(({ key }) => key)

const hashOfBen = async () => (await storedMember(tropa.payload, 'ben')).pendingEmailHash

beforeEach(async () => {
  mail.refuse(false)
  await forgetWaitingMail(tropa.payload)
  mail.received.length = 0
})

/** Data of a member who gets reminders, but no news. */
const noNews = (email: string) => ({ email, emailConfirmed: true, mailNews: false })

describe('a mail that the mail server refuses for now', () => {
  it('is tried again later, with the same link', async () => {
    mail.refuse(true, 451)
    expect((await putAddress('grey@example.com')).status).toBe(200)
    await refusedForNow()
    const before = await hashOfBen()
    mail.refuse(false)
    const next = mail.next('grey@example.com')
    await sendLater()
    const { body } = await next
    await nothingWaits()
    expect(await hashOfBen()).toBe(before)
    expect(await confirm(tokenIn(body))).toBe(200)
  })

  it('leaves neither an address nor a link in the log, and in its row only what it is about', async () => {
    const lines: unknown[] = []
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(tropa.payload.logger, level).mockImplementation((...line: unknown[]) => {
        lines.push(...line)
      }),
    )
    mail.refuse(true, 451)
    await putAddress('private@example.com')
    await refusedForNow()
    const rows = JSON.stringify(await mailThatWaits(tropa.payload))
    mail.refuse(true, 550)
    await sendLater()
    await nothingWaits()
    for (const spy of spies) spy.mockRestore()
    const text = JSON.stringify(lines)
    expect(text).toContain('a mail will be sent again')
    expect(text).toContain('a mail was not sent')
    expect(text).not.toMatch(/@example|#|private/)
    expect(rows).not.toMatch(/@example|#|private|Hello/)
  })

  it('is not sent if its link has ended by then', async () => {
    mail.refuse(true, 451)
    await putAddress('first@example.com')
    await refusedForNow()
    mail.refuse(false)
    const next = mail.next('second@example.com')
    await putAddress('second@example.com')
    await next
    await sendLater()
    await nothingWaits()
    expect(mail.received.map(({ to }) => to)).toEqual([['second@example.com']])
  })
})

describe('a mail that is given up', () => {
  it('is deleted at once if it is permanently refused, and an admin is told', async () => {
    mail.refuse(true, 550)
    await putAddress('nobody@example.com')
    await nothingWaits()
    expect(await attention()).toContain('mail')
  })

  it.each([
    ['two days', { queuedAt: new Date(Date.now() - 48 * 3_600_000).toISOString() }],
    [
      'the end of its link',
      { queuedAt: new Date().toISOString(), until: new Date().toISOString() },
    ],
  ])('is deleted after %s, and an admin is told', async (_when, times) => {
    const { id } = await storedMember(tropa.payload, 'ben')
    await storeMail(tropa.payload, { kind: 'confirmation', memberId: id, ...times })
    sendDueMail(tropa.payload)
    await nothingWaits()
    expect(mail.received).toEqual([])
    await expect.poll(attention).toContain('mail')
  })

  it('is no reminder: that can be asked for again', async () => {
    const { id } = await createMember(tropa.payload, 'sue', 'user', { teams: ['design-team'] })
    await setMember(tropa.payload, id, noNews('sue@example.com'))
    const body = newTodo({ assignees: ['Design Team'], assignee: 'Design Team' })
    const todo = (await tropa.call('POST /api/todo', { token: tokens.ada, body })).body.data._id
    const remind = async () =>
      (await tropa.call(`POST /api/todo/${todo}/remind`, { token: tokens.ada })).body.data
    mail.refuse(true, 550)
    expect(await remind()).toMatchObject({ reminded: ['sue'] })
    await nothingWaits()
    mail.refuse(false)
    const next = mail.next('sue@example.com')
    expect(await remind()).toMatchObject({ reminded: ['sue'], already: [] })
    await next
  })
})

describe('a mail that is no longer true', () => {
  let ida = ''
  let todo = ''

  beforeAll(async () => {
    const { id } = await createMember(tropa.payload, 'ida', 'user', { teams: ['dev-team'] })
    ida = id
    await setMember(tropa.payload, id, noNews('ida@example.com'))
    const body = newTodo({ assignees: ['Dev Team'], assignee: 'Dev Team' })
    todo = (await tropa.call('POST /api/todo', { token: tokens.ada, body })).body.data._id
  })

  it('is not sent to a member who has acknowledged', async () => {
    mail.refuse(true, 451)
    const only = { userIds: [ida] }
    await tropa.call(`POST /api/todo/${todo}/remind`, { token: tokens.ada, body: only })
    await refusedForNow()
    const token = await signIn(tropa.call, 'ida')
    expect((await tropa.call(`PATCH /api/todo/${todo}/acknowledge`, { token })).status).toBe(200)
    mail.refuse(false)
    await sendLater()
    await nothingWaits()
    expect(mail.received).toEqual([])
  })

  it('is not sent about an inquiry that was marked as spam', async () => {
    mail.refuse(true, 451)
    await tropa.call('POST /api/contact', { body: newInquiry({ name: 'Mara' }) })
    await refusedForNow()
    const data = { status: 'spam' } as const
    await tropa.payload.db.updateMany({ collection: 'inquiries', where: {}, data })
    mail.refuse(false)
    await sendLater()
    await nothingWaits()
    expect(mail.received).toEqual([])
  })

  it('is not sent to a member who is gone', async () => {
    const queuedAt = new Date().toISOString()
    await storeMail(tropa.payload, {
      kind: 'farewell',
      memberId: ida,
      what: 'removed',
      to: 'x@example.com',
      queuedAt,
    })
    await tropa.call(`DELETE /api/members/${ida}`, { token: tokens.ada })
    sendDueMail(tropa.payload)
    await nothingWaits()
    expect(mail.received).toEqual([])
  })
})

describe('the queue of mail', () => {
  it('goes on after a restart, with a mail server that was down', async () => {
    const server = await startMailServer()
    await server.stop()
    const first = await boot({
      SMTP_URL: server.url,
      MAIL_TO: 'team@example.com',
      RATE_LIMIT: 'off',
    })
    await first.call('POST /api/contact', { body: newInquiry({ name: 'Noor' }) })
    await expect
      .poll(async () =>
        (await mailThatWaits(first.payload)).map(({ waitUntil }) => Boolean(waitUntil)),
      )
      .toEqual([true])
    await finishMail(first.payload, 10_000)
    const { env } = first
    const config = { env, secret: env.payloadSecret ?? '', logger: createLogger('silent') }
    const again = await startMailServer(server.port)
    const next = again.next('team@example.com')
    const second = await getPayload({ config: createConfig(config), key: 'after a restart' })
    await sendWaitingMail(second)
    expect((await next).header).toContain('Noor')
    await finishMail(second, 10_000)
    await second.destroy()
    await first.stop()
    await again.stop()
  })

  it('goes on, and so does every other write, if the mail under way is deleted', async () => {
    const { payload } = tropa
    const sending = vi.spyOn(payload, 'sendEmail').mockImplementationOnce(async () => {
      await forgetWaitingMail(payload)
      return true
    })
    await tropa.call('POST /api/contact', { body: newInquiry({ name: 'Deleted' }) })
    await expect.poll(() => sending.mock.calls.length).toBe(1)
    sending.mockRestore()
    const next = mail.next('team@example.com')
    await tropa.call('POST /api/contact', { body: newInquiry({ name: 'Sent' }) })
    expect((await next).header).toContain('Sent')
    await nothingWaits()
    // Without a rollback each write waits until the transaction has been idle for half a minute.
  }, 15_000)

  it('is not waited for by a publication, while 100 mails go to a server that does not respond', async () => {
    const silent = await startSilentServer()
    const hanging = await boot({
      SMTP_URL: silent.url,
      MAIL_TO: 'team@example.com',
      RATE_LIMIT: 'off',
    })
    const { payload } = hanging
    const connected = silent.connected()
    for (let each = 1; each <= 100; each += 1) {
      await hanging.call('POST /api/contact', { body: newInquiry({ name: `Visitor ${each}` }) })
    }
    await connected
    const { id } = await createEvent(hanging, 'Comes off')
    const eve = await createMember(payload, 'eve', 'user', { isEditor: true })
    await payload.jobs.queue({
      task: schedulePublish,
      input: {
        type: 'unpublish',
        doc: { relationTo: 'calendar', value: id },
        user: { relationTo: 'members', value: eve.id },
      },
      waitUntil: new Date(0),
    })
    await runDueJobs(payload, new Date())
    const unpublished = { rowId: { equals: id }, action: { equals: 'unpublish' } }
    expect((await payload.count({ collection: 'audit-trail', where: unpublished })).totalDocs).toBe(
      1,
    )
    // All of them, or all but the first, which was under way: a server that hangs loses none.
    expect((await mailThatWaits(payload)).length).toBeGreaterThanOrEqual(99)
    await hanging.stop()
    silent.stop()
  })
})
