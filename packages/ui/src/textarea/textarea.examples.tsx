import { Field } from '../field/field'
import { Textarea } from './textarea'

/** A message with a limit. */
export const TextareaExamples = () => (
  <Field label="Message" className="max-w-sm">
    <Textarea name="message" maxLength={200} defaultValue="Please call before noon." />
  </Field>
)
