import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { countedKinds } from '@tropa/contract/rules/judge'
import { kindInStatus, statusText } from '@tropa/contract/record/record-text'
import { recordMessages, type RecordForm, recordFormIn } from '@tropa/contract/record/record'
import type { Currency } from '@tropa/contract/settings/currency'
import { plainDigits } from '@tropa/contract/base/text'
import type { Resolver } from 'react-hook-form'
import { momentIn } from '../../format/zoned-time'
import { textOf } from '../../session/form-drafts'

const recordFields = [
  'name',
  'violation',
  'fee',
  'kind',
  'number',
  'status',
  'date',
  'time',
  'userId',
] as const

/**
 * A penalty record as it is typed, with its ISO time as a date and a time of day; `userId` is empty for nobody, `status`
 * is typed for the kind `other` only.
 */
export type RecordFields = Record<(typeof recordFields)[number], string>

/** The kinds of a record. One that is not counted has a status of its own, and counts for nothing. */
export const kindLabels = [
  ['warning', 'Warning'],
  ['lateness', 'Lateness'],
  ['absence', 'Absence'],
  ['other', 'Other'],
] as const

/** The kind, the number and the text of a status. */
export const readStatus = (status: string): Pick<RecordFields, 'kind' | 'number' | 'status'> => {
  const kind = kindInStatus(status)
  if (kind === undefined) return { kind: 'other', number: '1', status }
  return { kind, number: String(Number.parseInt(status.trim(), 10)), status: '' }
}

/** The fields from a stored form draft; values that are not text are left empty. */
export const restoreRecord = (draft: Record<string, unknown>): RecordFields => {
  const fields = Object.fromEntries(
    recordFields.map((field) => [field, textOf(draft[field])]),
  ) as RecordFields
  // Until November 2026 the status was typed.
  return fields.kind === '' && fields.status !== ''
    ? { ...fields, ...readStatus(fields.status) }
    : fields
}

const readWhole = (typed: string): number => {
  const digits = plainDigits(typed).trim()
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** Accepts any decimals; whether cents are allowed is checked by the team's currency. */
const readAmount = (typed: string): number => {
  const digits = plainDigits(typed).trim()
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

const isCounted = (kind: string) => countedKinds.find((each) => each === kind)

/** What is missing or wrong in the kind and number, unless the status was typed itself. */
const problemOf = ({ kind, number }: RecordFields) => {
  if (kind === '') return { kind: { type: 'custom', message: recordMessages.kindMissing } }
  if (!isCounted(kind) || readWhole(number) >= 1) return undefined
  return { number: { type: 'custom', message: recordMessages.numberMissing } }
}

const statusOf = ({ kind, number, status }: RecordFields) => {
  const counted = isCounted(kind)
  return counted ? statusText(counted, readWhole(number)) : status
}

/** Validates the fields by the contract; date and time are read in the team's time zone. */
export const recordResolver =
  (timeZone: string, currency: Currency): Resolver<RecordFields, unknown, RecordForm> =>
  async (fields, context, options) => {
    const resolve = standardSchemaResolver(recordFormIn(currency))
    const { name, violation, fee, date, time, userId } = fields
    const typed = {
      name,
      violation,
      fee: readAmount(fee),
      status: statusOf(fields),
      date: momentIn(timeZone, date, time || '00:00'),
      ...(userId && { userId }),
    }
    const { shouldUseNativeValidation } = options
    const found = await resolve(typed, context, {
      fields: options.fields,
      shouldUseNativeValidation,
    })
    const problem = problemOf(fields)
    if (!problem) return found
    return { values: {}, errors: { ...('errors' in found && found.errors), ...problem } }
  }
