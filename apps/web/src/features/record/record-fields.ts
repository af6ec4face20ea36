import type { RecordForm } from '@tropa/contract/record'
import { recordForm } from '@tropa/contract/record'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { momentIn } from '../../format/zoned-time'
import { textOf } from '../../session/form-drafts'

/** A penalty record as it is typed, with its ISO time as a date and a time of day. */
export interface RecordFields {
  name: string
  violation: string
  fee: string
  status: string
  date: string
  time: string
  /** The member whom it is about; empty for nobody. */
  userId: string
}

export const recordFields = [
  'name',
  'violation',
  'fee',
  'status',
  'date',
  'time',
  'userId',
] as const

/** The fields from a stored form draft; values that are not text are left empty. */
export const restoreRecord = (draft: Record<string, unknown>): RecordFields => ({
  name: textOf(draft.name),
  violation: textOf(draft.violation),
  fee: textOf(draft.fee),
  status: textOf(draft.status),
  date: textOf(draft.date),
  time: textOf(draft.time),
  userId: textOf(draft.userId),
})

const isField = (name: unknown): name is keyof RecordFields =>
  recordFields.some((field) => field === name)

/** Validates the fields by the contract; date and time are read in the team's time zone. */
export const recordResolver =
  (timeZone: string): Resolver<RecordFields, unknown, RecordForm> =>
  async ({ name, violation, fee, status, date, time, userId }) => {
    const outcome = await recordForm['~standard'].validate({
      name,
      violation,
      fee: fee.trim() === '' ? Number.NaN : Number(fee),
      status,
      date: momentIn(timeZone, date, time || '00:00'),
      ...(userId && { userId }),
    })
    if (!outcome.issues) return { values: outcome.value, errors: {} }
    const errors: FieldErrors<RecordFields> = {}
    for (const { path, message } of outcome.issues) {
      const [field] = path ?? []
      if (isField(field)) errors[field] ??= { type: 'contract', message }
    }
    return { values: {}, errors }
  }
