import { marksOf, rollCallMessages, type MarkForm } from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound } from '@tropa/contract/roll-call/subject'
import type { Payload } from 'payload'
import { inUnitOfWork } from '../../database/unit-of-work'
import { slugs } from '../../payload/slugs'
import { apiError, fieldErrors } from '../../rpc/errors'
import { findSubject, type FoundSubject } from '../subject/subject'
import { readOpen, ensureRollCall, findRollCall } from './read'

/** A 400 for a meeting or a to-do whose roll call cannot begin yet. */
export const requireBegun = ({ subject, hasBegun }: FoundSubject): void => {
  if (hasBegun) return
  throw apiError(
    'BAD_REQUEST',
    subject.kind === 'meeting' ? rollCallMessages.notBegun : rollCallMessages.stillActive,
  )
}

const markError = (message: string) => fieldErrors({ marks: message })

export const saveDraft = async (
  payload: Payload,
  found: FoundSubject,
  marks: readonly MarkForm[],
): Promise<void> => {
  const { kind, _id: subjectId } = found.subject
  if (!marks.every(({ mark }) => marksOf(kind).includes(mark))) {
    throw markError(rollCallMessages.wrongMark(kind))
  }
  const stored = await findRollCall(payload, found.subject)
  if (stored?.closed) throw apiError('CONFLICT', rollCallMessages.closed)
  const { rows } = await readOpen(payload, found, stored)
  const rowOf = new Map(rows.map((row) => [row.userId, row]))
  for (const { userId, mark } of marks) {
    const row = rowOf.get(userId)
    if (!row) throw markError(rollCallMessages.notExpected)
    if (row.excuse?.state === 'accepted' && mark !== 'excused') {
      throw markError(rollCallMessages.excused)
    }
  }
  requireBegun(found)
  await ensureRollCall(payload, found.subject)
  await inUnitOfWork({ payload }, async (req) => {
    const present = await findRollCall(payload, found.subject, req)
    // The meeting may have been deleted since.
    if (!present || !(await findSubject(payload, kind, subjectId, req))) {
      throw apiError('NOT_FOUND', subjectNotFound)
    }
    if (present.closed) throw apiError('CONFLICT', rollCallMessages.closed)
    await payload.db.updateOne({
      collection: slugs.rollCalls,
      id: present.id,
      data: {
        marks: marks.map(({ userId, mark, minutes = null }) => ({ userId, mark, minutes })),
        updatedAt: new Date().toISOString(),
      },
      req,
      returning: false,
    })
  })
}
