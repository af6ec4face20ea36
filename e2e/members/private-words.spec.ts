import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import { firstAccounts } from '@tropa/harness/accounts'
import { startMailServer } from '@tropa/harness/mail-server'
import { createMember, logIn, nextToken, type Session } from '../fixtures/accounts'
import { createApi, createClient } from '../fixtures/client'
import { expect, test } from '../fixtures/test'

test.slow()

/** Words that appear only in excuses, disputes and records. */
const words = {
  excuse: 'zebrafinch',
  note: 'quokkanest',
  dispute: 'axolotlpond',
  answer: 'pangolinden',
  record: 'narwhaltusk',
} as const

const wordsIn = (content: string) => Object.values(words).filter((word) => content.includes(word))

const hour = 60 * 60 * 1000

/** A webhook in Discord's place that records what it is sent. */
const startWebhook = async () => {
  const told: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push(body)
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/hook`, told, stop: () => server.close() }
}

const collections = 'excuses records roll-calls limit-notices meetings activity-logs members'

test(
  'What people say about absences, and what is recorded, reaches only those it is meant for',
  { tag: '@complete' },
  async ({ startProduct }) => {
    const mail = await startMailServer()
    const webhook = await startWebhook()
    const product = await startProduct({
      SMTP_URL: mail.url,
      DISCORD_WEBHOOK_URL: webhook.url,
      LOG_LEVEL: 'trace',
      METRICS_TOKEN: 'a token that only this test knows',
      RATE_LIMIT: 'off',
    })
    const { origin } = product
    const admin = await logIn(origin, firstAccounts.admin)
    const ben = await logIn(origin, await createMember(origin, { teams: ['Docu Team'] }))
    const other = await logIn(origin, await createMember(origin, { teams: ['Docu Team'] }))
    const editor = await logIn(origin, await createMember(origin, { isEditor: true }))
    const asAdmin = createClient(origin, admin.token)
    const asBen = createClient(origin, ben.token)

    const mailed = nextToken(mail, '/confirm')
    await asBen.emailAddress.change({ email: 'ben@example.com' })
    await asBen.emailAddress.confirm({ token: await mailed })
    const startsAt = new Date(Date.now() + hour).toISOString()
    const meeting = await asAdmin.meeting.create({
      title: 'Stand-up',
      startsAt,
      assignees: ['Docu Team'],
    })
    const sent = await asBen.excuse.create({
      kind: 'meeting',
      id: meeting.data._id,
      reason: words.excuse,
    })
    await asAdmin.excuse.decide({
      params: { id: sent.data._id },
      body: { decision: 'accepted', note: words.note },
    })
    const { rows } = await asAdmin.rollCall.get({
      params: { kind: 'meeting', id: meeting.data._id },
    })
    const benId = rows.find(({ username }) => username === ben.result.username)?.userId
    const created = await asAdmin.record.create({
      name: ben.result.username,
      violation: words.record,
      fee: 20,
      status: '1 lateness',
      date: new Date().toISOString(),
      ...(benId !== undefined && { userId: benId }),
    })
    const params = { id: created.data._id }
    await asBen.standing.dispute({ params, body: { reason: words.dispute } })
    await asAdmin.standing.decide({ params, body: { state: 'upheld', answer: words.answer } })

    /** Every word that a caller can read from `/api`, feeds and the panel's API. */
    const readAll = async (session?: Session) => {
      const api = createApi(origin)
      const found = new Set<string>()
      const lines = [
        ...listProcedures(contract)
          .filter(({ method }) => method === 'GET')
          .map(({ path }) => path.replace('{kind}', 'meeting'))
          .flatMap((path) =>
            [meeting.data._id, params.id, sent.data._id].map((id) => path.replace('{id}', id)),
          )
          .map((path) => `GET /api${path}`),
        ...Object.values(words).map((word) => `GET /api/search?search=${word}`),
        ...collections.split(' ').map((slug) => `GET /cms/api/${slug}?limit=100`),
        'GET /calendar.ics',
        'GET /metrics',
        'GET /sitemap.xml',
      ]
      for (const line of new Set(lines)) {
        const { text: body } = await api(line, session ? { token: session.token } : {})
        for (const word of wordsIn(body)) found.add(word)
      }
      return [...found].sort()
    }

    const all = Object.values(words).sort()
    expect(await readAll(), 'a visitor').toEqual([])
    expect(await readAll(other), 'another member').toEqual([])
    expect(await readAll(editor), 'an editor').toEqual([])
    expect(await readAll(ben), 'whom it is about').toEqual(all)
    expect(await readAll(admin), 'an admin').toEqual(all)

    // A mail about a record goes to its member and names it; no mail contains what people wrote.
    const said = [words.excuse, words.note, words.dispute, words.answer]
    await expect.poll(() => mail.received.length).toBeGreaterThanOrEqual(3)
    for (const received of mail.received) {
      expect(said.filter((word) => JSON.stringify(received).includes(word))).toEqual([])
    }
    expect(wordsIn(webhook.told.join())).toEqual([])
    await product.stop()
    expect(wordsIn(product.output)).toEqual([])
    await mail.stop()
    webhook.stop()
  },
)
