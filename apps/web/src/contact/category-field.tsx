import { Field } from '@tropa/ui/field'
import { useId } from 'react'
import { NativeSelect } from '../layout/native-select'
import type { NativeSelectProps } from '../layout/native-select'

interface CategoryFieldProps extends NativeSelectProps {
  categories: readonly string[]
  error: string | undefined
}

/** What an inquiry is about, from the site's list. */
export const CategoryField = ({ categories, error, className, ...props }: CategoryFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Field
      label="Category"
      controlId={id}
      error={error ? <span id={errorId}>{error}</span> : undefined}
      className={className}
    >
      <NativeSelect
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...props}
      >
        <option value="">Choose a category</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </NativeSelect>
    </Field>
  )
}
