import { Button } from '@tropa/ui/button'
import { ErrorSummary, type FieldProblem } from '@tropa/ui/error-summary'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { useState } from 'react'

const fields = [
  { name: 'street', label: 'Street', message: 'Enter a street.' },
  { name: 'city', label: 'City', message: 'Enter a city.' },
]

export const AddressForm = () => {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        const missing = fields.filter(({ name }) => values.get(name) === '')
        setProblems(missing.map(({ name, message }) => ({ controlId: name, message })))
        setAttempt(attempt + 1)
      }}
    >
      <ErrorSummary key={attempt} problems={problems} />
      {fields.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          controlId={name}
          error={problems.find(({ controlId }) => controlId === name)?.message}
          required
        >
          <Input name={name} />
        </Field>
      ))}
      <Button type="submit">Send</Button>
    </form>
  )
}
