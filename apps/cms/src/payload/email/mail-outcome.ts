import type { Payload } from 'payload'
import { findRows } from '../../database/rows'
import { auditAlone } from '../../database/unit-of-work'

const outcomes = ['mail-refused', 'mail-taken'] as const

/** The ISO time since which every mail was refused; `undefined` if the last one was taken. */
export const mailRefusedSince = async (
  payload: Pick<Payload, 'db'>,
): Promise<string | undefined> => {
  const where = { action: { in: outcomes } }
  const [last] = await findRows(payload, 'audit-trail', { where, sort: '-at', limit: 1 })
  return last?.action === 'mail-refused' ? last.at : undefined
}

const store = async (payload: Payload, isTaken: boolean) => {
  const isRefused = (await mailRefusedSince(payload)) !== undefined
  if (isTaken !== isRefused) return
  const row = { collection: 'mail', id: '', title: '' }
  await auditAlone({ payload }, { action: isTaken ? 'mail-taken' : 'mail-refused', row })
}

/** Records that mail is refused, or taken again, if that differs from the last outcome. Never throws. */
export const storeMailOutcome = (payload: Payload, isTaken: boolean): Promise<void> =>
  store(payload, isTaken).catch((err: unknown) =>
    payload.logger.error({ err, msg: 'Whether mail is taken was not stored' }),
  )
