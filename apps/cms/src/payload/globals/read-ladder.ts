import type { Ladder } from '@tropa/contract/rules/numbers'
import type { Payload, PayloadRequest } from 'payload'

/** The numbers of the published rules, in the transaction of `req` if one is given; `undefined` while none are. */
export const readLadder = async (
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Ladder | undefined> => {
  const { numbers, _status } = await payload.findGlobal({
    slug: 'rules',
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (_status !== 'published') return undefined
  return {
    warningLimit: numbers.maxWarnings,
    instanceLimit: numbers.maxInstances,
    lateTo: numbers.shortLatenessTo,
    lateFee: numbers.shortLatenessFee,
    veryLateTo: numbers.longLatenessTo,
    veryLateFee: numbers.longLatenessFee,
    absenceFee: numbers.absenceFee,
  }
}
