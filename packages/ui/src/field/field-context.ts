import { createContext, use } from 'react'

export type FieldContextValue = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

type ControlProps = {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** Joins ids for attributes such as `aria-describedby`; `undefined` if there are none. */
export const joinIds = (...ids: (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** The attributes a control takes from the Field around it. Its own props take precedence. */
export const useFieldControl = (props: ControlProps) => {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.controlId,
    required: props.required ?? (field?.required || undefined),
    'aria-describedby': joinIds(props['aria-describedby'], field?.describedBy),
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

/** The attributes a group of controls (radios, checkboxes) takes from the Field around it. */
export const useFieldGroup = (labelledBy?: string) => {
  const field = use(FieldContext)
  return {
    'aria-labelledby': labelledBy ?? field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}
