import type { RecordForm } from '@tropa/contract/record'
import { recordForm } from '@tropa/contract/record'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { momentIn } from '../../format/zoned-time'

/** A penalty record as it is typed: all texts, the moment in two. */
export interface RecordFields {
  name: string
  violation: string
  fee: string
  status: string
  date: string
  time: string
}

/** The fields of the form, in their order. */
export const recordFields = ['name', 'violation', 'fee', 'status', 'date', 'time'] as const

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Takes from a draft what still fits the fields. */
export const restoreRecord = (draft: Record<string, unknown>): RecordFields => ({
  name: text(draft.name),
  violation: text(draft.violation),
  fee: text(draft.fee),
  status: text(draft.status),
  date: text(draft.date),
  time: text(draft.time),
})

const isField = (name: unknown): name is keyof RecordFields =>
  recordFields.some((field) => field === name)

/** Checks what was typed by the contract's rules. Date and time are those of the team's zone. */
export const recordResolver =
  (timeZone: string): Resolver<RecordFields, unknown, RecordForm> =>
  async ({ name, violation, fee, status, date, time }) => {
    const outcome = await recordForm['~standard'].validate({
      name,
      violation,
      fee: fee.trim() === '' ? Number.NaN : Number(fee),
      status,
      date: momentIn(timeZone, date, time || '00:00'),
    })
    if (!outcome.issues) return { values: outcome.value, errors: {} }
    const errors: FieldErrors<RecordFields> = {}
    for (const { path, message } of outcome.issues) {
      const [field] = path ?? []
      if (isField(field)) errors[field] ??= { type: 'contract', message }
    }
    return { values: {}, errors }
  }
