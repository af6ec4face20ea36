'use client'

import { SelectInput, useField } from '@payloadcms/ui'

interface AudienceChoiceProps {
  path: string
  options: { value: string; label: string }[]
  readOnly: boolean
}

export const AudienceChoice = ({ path, options, readOnly }: AudienceChoiceProps) => {
  const { value, setValue, showError, disabled } = useField<string[] | null>({ path })
  return (
    <SelectInput
      path={path}
      name={path}
      label="Audience"
      description="Whom it concerns. Leave it empty for everyone."
      hasMany
      options={options}
      value={value ?? []}
      showError={showError}
      readOnly={readOnly || disabled}
      onChange={(chosen) => {
        const all = Array.isArray(chosen) ? chosen : [chosen]
        setValue(all.map((option) => option.value))
      }}
    />
  )
}
