import { Field } from '../field/field'
import { CopyField } from './copy-field'

/** An address that is needed elsewhere. */
export const CopyFieldExamples = () => (
  <Field label="Address of the calendar" hint="Paste it into your calendar program.">
    <CopyField value="https://shop.example/calendar.ics" copyLabel="Copy address" />
  </Field>
)
