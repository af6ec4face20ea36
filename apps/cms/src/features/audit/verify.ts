import { readEntry, start, type AuditEntry, type Head, type Signer } from './entry'

/** What was found out about an audit trail. */
export interface Verification {
  /** How many entries there are. */
  count: number
  /** The newest entry's number and MAC. */
  sequence: number
  head: string
  /** The first thing that is not whole, as a sentence; `undefined` where the chain is whole. */
  problem?: string
  /** The number of the last entry that came with the archive of another installation. */
  foreignTo?: number
}

/** The mark of the entry of a restore whose archive was signed with another secret. */
export const foreignMark = 'foreign'

const startsSegment = (signer: Signer, entry: AuditEntry) =>
  entry.action === 'restore' && entry.fields === foreignMark && signer.isGenuine(entry)

const problemOf = (
  signer: Signer,
  entry: AuditEntry,
  previous: Pick<Head, 'sequence' | 'head'>,
): string | undefined => {
  const expected = previous.sequence + 1
  if (entry.sequence < expected) {
    return `Entry ${entry.sequence} is there twice or out of its order.`
  }
  if (entry.sequence > expected) {
    const last = entry.sequence - 1
    return last === expected
      ? `Entry ${expected} is missing.`
      : `Entries ${expected} to ${last} are missing.`
  }
  if (!signer.isGenuine(entry)) {
    return `Entry ${entry.sequence} was changed, or was not written by this installation.`
  }
  if (entry.previousMac !== previous.head) {
    return `Entry ${entry.sequence} does not follow entry ${previous.sequence} as it is now.`
  }
  if (entry.action === 'head-lost') {
    return `Before entry ${entry.sequence} the head was missing or changed: entries may have been cut off there.`
  }
  return undefined
}

const problemOfHead = (
  head: Head | undefined,
  last: Pick<Head, 'sequence' | 'head'>,
  macAtHead: string,
): string | undefined => {
  if (!head) return last.sequence > 0 ? 'The head is missing or was changed.' : undefined
  if (head.sequence > last.sequence) {
    return `The end is cut off: the last entry is ${last.sequence}, and there was an entry ${head.sequence}.`
  }
  return head.head === macAtHead ? undefined : `Entry ${head.sequence} is not the one of the head.`
}

/**
 * Verifies the chain of an audit trail, one entry after the other.
 *
 * @param entries - the stored entries, in the order of their ids
 * @param storedHead - the stored head
 * @param knownHead - the MAC of an entry that is known to have been there
 */
export const verifyTrail = async (
  signer: Signer,
  entries: AsyncIterable<unknown>,
  storedHead: unknown,
  knownHead?: string,
): Promise<Verification> => {
  const head = signer.readHead(storedHead)
  let count = 0
  let last: Pick<Head, 'sequence' | 'head'> = start
  let problem: string | undefined
  let foreignTo: number | undefined
  let macAtHead = ''
  let isKnownFound = knownHead === undefined
  for await (const stored of entries) {
    count += 1
    const entry = readEntry(stored)
    if (!entry) {
      problem ??= `After entry ${last.sequence} there is something that is no entry.`
      continue
    }
    if (startsSegment(signer, entry) && entry.previousMac === last.head) {
      problem = undefined
      foreignTo = last.sequence
    } else {
      problem ??= problemOf(signer, entry, last)
    }
    last = { sequence: entry.sequence, head: entry.mac }
    if (entry.sequence === head?.sequence) macAtHead = entry.mac
    if (entry.mac === knownHead) isKnownFound = true
  }
  problem ??= problemOfHead(head, last, macAtHead)
  if (!isKnownFound) problem ??= 'The entry with the given MAC is not in the audit trail any more.'
  return {
    count,
    ...last,
    ...(problem !== undefined && { problem }),
    ...(foreignTo !== undefined && { foreignTo }),
  }
}
