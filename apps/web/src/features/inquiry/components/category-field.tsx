import { Field } from '@tropa/ui/field'
import { NativeSelect, type NativeSelectProps } from '@tropa/ui/native-select'

interface CategoryFieldProps extends NativeSelectProps {
  categories: readonly string[]
  error: string | undefined
}

/** The choice of an inquiry's category among the site's. */
export const CategoryField = ({ categories, error, className, ...props }: CategoryFieldProps) => (
  <Field label="Category" error={error} required className={className}>
    <NativeSelect {...props}>
      <option value="">Choose a category</option>
      {categories.map((category) => (
        <option key={category}>{category}</option>
      ))}
    </NativeSelect>
  </Field>
)
