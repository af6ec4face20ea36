import { Resolver } from 'node:dns/promises'
import type { DomainRecord } from '@tropa/contract/notification/test-mail'
import { hasCode } from '../../database/files'

/** The longest time in which a domain is looked up, in milliseconds. */
const longest = 3000

const records = { spf: /^v=spf1(?: |$)/i, dmarc: /^v=DMARC1 *(?:;|$)/i }

const findRecord = async (
  resolver: Resolver,
  domain: string,
  record: RegExp,
): Promise<DomainRecord> => {
  try {
    const texts = await resolver.resolveTxt(domain)
    return texts.some((parts) => record.test(parts.join(''))) ? 'found' : 'missing'
  } catch (error) {
    return hasCode(error, 'ENOTFOUND') || hasCode(error, 'ENODATA') ? 'missing' : 'unknown'
  }
}

/** A domain without a policy has the one of the domain above it (RFC 9989). */
const findDmarc = async (resolver: Resolver, domain: string): Promise<DomainRecord> => {
  const found = await findRecord(resolver, `_dmarc.${domain}`, records.dmarc)
  const parent = domain.slice(domain.indexOf('.') + 1)
  return found === 'missing' && parent !== domain && parent.includes('.')
    ? findDmarc(resolver, parent)
    : found
}

/** Whether receivers find who may send mail for a domain (SPF), and what to do with other mail (DMARC). */
export const lookUpSender = async (
  domain: string,
  resolver = new Resolver({ timeout: longest, tries: 1 }),
): Promise<Record<keyof typeof records, DomainRecord>> => {
  const timer = setTimeout(() => resolver.cancel(), longest)
  const [spf, dmarc] = await Promise.all([
    findRecord(resolver, domain, records.spf),
    findDmarc(resolver, domain),
  ])
  clearTimeout(timer)
  return { spf, dmarc }
}
