import { expect, it } from 'vitest'
import { booted, signedIn } from '../testing/boot'
import { newInquiry } from '../testing/fixtures'
import { forgetInquiries } from './retention-task'

const tropa = booted({ KEEP_INQUIRIES_DAYS: '30' })
const tokens = signedIn(tropa, 'ada')

const day = 86_400_000

const stored = async (name: string, status: string, daysAgo: number) => {
  const updatedAt = new Date(Date.now() - daysAgo * day).toISOString()
  const data = { ...newInquiry({ name }), status, createdAt: new Date(0).toISOString(), updatedAt }
  const { id } = await tropa.payload.db.create({ collection: 'inquiries', data })
  return String(id)
}

const names = async () => {
  const { docs } = await tropa.payload.find({ collection: 'inquiries', sort: 'name' })
  return docs.map(({ name }) => name)
}

const change = (inquiry: string, body: unknown) =>
  tropa.call(`PATCH /api/inquiries/${inquiry}`, { token: tokens.ada, body })

it('Inquiries go so many days after they were answered or marked as spam, open ones never', async () => {
  await stored('Answered', 'answered', 31)
  await stored('Answered lately', 'answered', 29)
  await stored('Doing', 'doing', 400)
  const noted = await stored('Noted since', 'answered', 31)
  const reopened = await stored('Opened again', 'spam', 31)
  await stored('Spam', 'spam', 31)
  await change(noted, { notes: 'Called back.' })
  await change(reopened, { status: 'new' })
  await change(reopened, { status: 'answered' })

  tropa.payload.config.custom.keepInquiriesDays = 0
  await forgetInquiries(tropa.payload, new Date())
  expect(await names()).toHaveLength(6)

  tropa.payload.config.custom.keepInquiriesDays = tropa.env.keepInquiriesDays
  await forgetInquiries(tropa.payload, new Date())
  expect(await names()).toEqual(['Answered lately', 'Doing', 'Opened again'])
})
