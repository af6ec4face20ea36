'use client'

import './tools.css'
import { FieldDescription, FieldError, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import type { DateFieldClientProps, NumberFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

interface Input {
  /** The attributes that every input of the field needs. */
  attributes: { id: string; name: string; disabled: boolean }
  value: string | number | null | undefined
  setValue: (value: string | number | null) => void
}

interface OwnFieldProps {
  className: string
  field: DateFieldClientProps['field'] | NumberFieldClientProps['field']
  path: string
  readOnly: boolean | undefined
  children: (input: Input) => ReactNode
}

/** An input of our own with what Payload's have around them. */
export const OwnField = ({ className, field, path: given, readOnly, children }: OwnFieldProps) => {
  const { customComponents, disabled, path, setValue, showError, value } = useField<Input['value']>(
    {
      potentiallyStalePath: given,
    },
  )
  const { isTrashed } = useDocumentInfo()
  const { admin, label, required = false } = field
  const id = `field-${path.replace(/\./g, '__')}`
  const isDisabled = readOnly === true || disabled || isTrashed === true
  return (
    <div className={`field-type ${className}${showError ? ' error' : ''}`}>
      {customComponents?.Label ?? <FieldLabel htmlFor={id} label={label} required={required} />}
      <div className="field-type__wrap">
        {customComponents?.Error ?? <FieldError path={path} showError={showError} />}
        {children({ attributes: { id, name: path, disabled: isDisabled }, value, setValue })}
      </div>
      {customComponents?.Description ?? (
        <FieldDescription description={admin?.description} path={path} />
      )}
    </div>
  )
}
