import { randomUUID } from 'node:crypto'
import { attemptHeader } from '@tropa/contract/base/attempt'
import { expect, it } from 'vitest'
import { booted } from '../testing/boot'
import { newInquiry } from '../testing/fixtures'

const tropa = booted()

const send = (key: string) =>
  tropa.call('POST /api/contact', { body: newInquiry(), headers: { [attemptHeader]: key } })

it('Sending the same inquiry again counts towards no limit, and is answered beyond it', async () => {
  const key = randomUUID()
  for (let time = 0; time < 8; time++) expect((await send(key)).status).toBe(201)
  for (let time = 0; time < 4; time++) expect((await send(randomUUID())).status).toBe(201)
  const refused = randomUUID()
  expect((await send(refused)).status).toBe(429)
  expect((await send(refused)).status).toBe(429)
  expect((await send(key)).status).toBe(201)
  const { totalDocs } = await tropa.payload.db.count({ collection: 'inquiries' })
  expect(totalDocs).toBe(5)
})

it('A body with a key that is nested too deeply is refused, and is no error of the server', async () => {
  const { status } = await tropa.call('POST /api/contact', {
    body: `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    headers: { [attemptHeader]: randomUUID() },
  })
  expect(status).toBe(400)
})
