import { describe, expect, it } from 'vitest'
import { startDnsServer } from '../../testing/dns-server'
import { lookUpSender } from './sender-domain'

const lookUp = async (domain: string, texts?: Record<string, string[]>) => {
  const { resolver, stop } = await startDnsServer(texts)
  return lookUpSender(domain, resolver).finally(stop)
}

describe('the domain of the sender', () => {
  it('has the records that receivers look for', async () => {
    const texts = {
      'team.example': ['a site verification', 'v=spf1 include:mail.example -all'],
      '_dmarc.team.example': ['v=DMARC1; p=none'],
    }
    expect(await lookUp('team.example', texts)).toEqual({ spf: 'found', dmarc: 'found' })
  })

  it('lacks a record if it only resembles one or is unknown', async () => {
    const texts = { 'team.example': ['v=spf10', 'the v=spf1 comes later'] }
    expect(await lookUp('team.example', texts)).toEqual({ spf: 'missing', dmarc: 'missing' })
  })

  it('has the policy of the domain above it, but not who may send for that', async () => {
    const texts = { 'team.example': ['v=spf1 -all'], '_dmarc.team.example': ['v=DMARC1;p=reject'] }
    const found = { spf: 'missing', dmarc: 'found' }
    expect(await lookUp('mail.our.team.example', texts)).toEqual(found)
  })

  it('is unknown if no server answers', async () => {
    expect(await lookUp('team.example')).toEqual({ spf: 'unknown', dmarc: 'unknown' })
  })
})
