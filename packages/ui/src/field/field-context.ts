import { createContext, use, useEffect, type AriaAttributes } from 'react'

export type FieldContextValue = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  /** Shows an error that only the control can know, in place of the form's error. */
  setOwnError: (error: string | undefined) => void
}

/** What a control learns from the Field around it; `null` outside of one. */
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

/**
 * A click on a label reaches form controls only, and a group is not one. This moves the focus to the
 * chosen radio button of the group, or to its first control.
 */
export const focusGroup = (group: HTMLElement) => {
  const chosen = group.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]:enabled')
  const first = '[role="radio"]:enabled, [role="checkbox"]:enabled'
  const target = chosen ?? group.querySelector<HTMLElement>(first)
  target?.focus()
}

/** The attributes a group of controls (radios, checkboxes) takes from the Field around it. */
export const useFieldGroup = (props: {
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: AriaAttributes['aria-invalid']
}) => {
  const field = use(FieldContext)
  const id = props.id ?? field?.controlId
  const labelId = field?.labelId

  useEffect(() => {
    const label = labelId && document.getElementById(labelId)
    const group = id && document.getElementById(id)
    if (!label || !group) return
    const onClick = () => focusGroup(group)
    label.addEventListener('click', onClick)
    return () => label.removeEventListener('click', onClick)
  }, [id, labelId])

  return {
    id,
    'aria-labelledby': props['aria-labelledby'] ?? labelId,
    'aria-describedby': joinIds(props['aria-describedby'], field?.describedBy),
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': field?.required || undefined,
  }
}
