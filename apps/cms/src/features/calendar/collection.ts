import { importMessages } from '@tropa/contract/calendar/import'
import { isInCalendar, outsideCalendar } from '@tropa/contract/calendar/event-days'
import { isRecord } from '@tropa/contract/base/is-record'
import { isCalendarDay } from '@tropa/contract/base/dates'
import { maxLength } from '@tropa/contract/base/text'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import { tooltipSides } from '@tropa/contract/calendar/calendar'
import { defaultAudienceIds } from '@tropa/contract/calendar/audience'
import type {
  CollectionConfig,
  DateFieldValidation,
  PayloadRequest,
  SelectFieldManyValidation,
} from 'payload'
import { managedByEditors } from '../../payload/access/editors'
import { capitalised } from '../../payload/fields/capitalised'
import { draftVersionsPerDocument, previewedAt } from '../../payload/fields/drafts'
import { longest } from '../../payload/fields/longest'
import { openSelect } from '../../payload/fields/open-select'
import { calendarDay, plainDateField } from '../../payload/fields/plain-date'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { readSettings } from '../../payload/globals/read-settings'
import { importEndpoints } from './import/endpoints'
import { oldestFirst, publicMonthAddress } from './month'

const eventDay: DateFieldValidation = async (value, options) => {
  const problem = await calendarDay(value, options)
  if (problem !== true || !value) return problem
  return isInCalendar(toPlainDate(value)) || outsideCalendar
}

const isOnOrAfterStart: DateFieldValidation = async (value, options) => {
  if (!value) return true
  const problem = await eventDay(value, options)
  if (problem !== true) return problem
  const { siblingData } = options
  const start = isRecord(siblingData) ? siblingData.start : undefined
  if (typeof start !== 'string' || start === '') return true
  return toPlainDate(value) >= toPlainDate(start) || importMessages.lastDayBeforeFirst
}

/** An event that was in the trash may be for students whom the settings no longer have. */
const knownAudience: SelectFieldManyValidation = async (value, { req }) => {
  const chosen = Array.isArray(value) ? value : []
  if (chosen.length === 0) return true
  const { audiences } = await readSettings(req.payload)
  const unknown = chosen.find((id) => !audiences.some(({ _id }) => _id === id))
  // Without any groups the form has no such field, and every event is for everyone.
  if (unknown === undefined || audiences.length === 0) return true
  return `“${unknown}” is no longer a group of students. Remove it.`
}

/** The day on which the month opened the form of a new event. */
const dayOfAddress = ({ req: { searchParams } }: { req: PayloadRequest }) => {
  const day = searchParams.get('start') ?? ''
  return isCalendarDay(day) ? toStoredDate(day) : undefined
}

/** The events of the academic calendar: each a span of days. */
export const calendar: CollectionConfig = {
  slug: 'calendar',
  trash: true,
  labels: { singular: 'event', plural: 'events' },
  defaultSort: oldestFirst,
  versions: draftVersionsPerDocument,
  indexes: [{ fields: ['start', 'end'] }],
  admin: {
    components: {
      beforeListTable: ['/features/calendar/panel/month-view#MonthLink'],
      views: {
        months: {
          path: '/months',
          Component: '/features/calendar/panel/month-view#MonthView',
        },
      },
    },
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'start', 'end', '_status'],
    listSearchableFields: ['title'],
    description: 'Everything on the academic calendar, each with its first and last day.',
    ...previewedAt(async ({ start }, { payload }) =>
      publicMonthAddress(start, (await readSettings(payload)).terms),
    ),
  },
  access: managedByEditors,
  endpoints: importEndpoints,
  fields: [
    { name: 'title', type: 'text', required: true, ...longest(maxLength.title) },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: eventTypes.map((value) => ({ value, label: capitalised(value) })),
    },
    openSelect('audience', defaultAudienceIds, {
      validate: knownAudience,
      admin: {
        description: 'Whom it concerns. Leave it empty for everyone.',
        components: { Field: '/features/calendar/panel/audience-field#AudienceField' },
      },
    }),
    {
      type: 'row',
      fields: [
        plainDateField({
          name: 'start',
          label: 'First day',
          required: true,
          index: true,
          validate: eventDay,
          defaultValue: dayOfAddress,
        }),
        plainDateField({
          name: 'end',
          label: 'Last day',
          validate: isOnOrAfterStart,
          admin: { description: 'Leave empty for an event of one day.' },
        }),
      ],
    },
    {
      name: 'tooltip',
      type: 'select',
      label: 'Tooltip side',
      options: tooltipSides.map((value) => ({ value, label: capitalised(value) })),
      admin: {
        description:
          'Where the title opens beside its day in the public calendar. Leave it empty unless the title covers something.',
      },
    },
  ],
}
