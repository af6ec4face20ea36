import { studentsText } from '@tropa/contract/calendar/audience'
import type { SelectFieldServerComponent } from 'payload'
import { capitalised } from '../../../payload/fields/capitalised'
import { readSettings } from '../../../payload/globals/read-settings'
import { AudienceChoice } from './audience-choice'

/** The students an event is for, from the list in the settings; renders nothing if the list is empty. */
export const AudienceField: SelectFieldServerComponent = async ({ payload, path, readOnly }) => {
  const { audiences } = await readSettings(payload)
  if (audiences.length === 0) return null
  const options = audiences.map((row) => ({
    value: row._id,
    label: capitalised(studentsText([row])),
  }))
  return <AudienceChoice path={path} options={options} readOnly={readOnly === true} />
}
