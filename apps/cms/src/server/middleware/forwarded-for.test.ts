import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { newInquiry } from '../../testing/fixtures'
import { readForwardedFor } from './forwarded-for'

describe('readForwardedFor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50001', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:50001', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
    ['[fe80::7%25eth0]:443', 'fe80::7'],
    ['for=203.0.113.7', '203.0.113.7'],
    ['For="[2001:db8::7]:4711";proto=https', '2001:db8::7'],
    ['198.51.100.2, 203.0.113.7:1', '198.51.100.2, 203.0.113.7'],
    ['unknown', ''],
    ['198.51.100.2, unknown', ''],
    ['198.51.100.2, unknown, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.999:80', ''],
    ['', ''],
  ])('makes of %j %j', (written, left) => {
    const headers = { 'x-forwarded-for': written }
    readForwardedFor(headers)
    expect(headers['x-forwarded-for']).toBe(left)
  })
})

describe('behind a proxy that names ports', () => {
  const tropa = booted({ TRUST_PROXY: '1' })
  const tokens = signedIn(tropa, 'ada')

  const inquire = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await tropa.call('POST /api/contact', { body: newInquiry(), headers })).status
  }

  it.each([
    ['of an address with another port each time', (number: number) => `203.0.113.7:${number}`],
    ['of no address at all', (number: number) => `nobody-${number}`],
  ])('the sixth inquiry %s is refused', async (_, addressOf) => {
    const statuses = []
    for (let number = 50_001; number <= 50_006; number++) {
      statuses.push(await inquire(addressOf(number)))
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('the audit trail has the address without its port', async () => {
    const headers = { 'x-forwarded-for': '[2001:db8::7]:4711' }
    await tropa.call('POST /api/user/logout', { token: tokens.ada, headers })
    const { docs } = await tropa.payload.find({
      collection: 'audit-trail',
      where: { action: { equals: 'sign-out' } },
    })
    expect(docs.map(({ address }) => address)).toEqual(['2001:db8::7'])
  })
})
