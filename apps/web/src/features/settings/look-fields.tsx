import { settingsMessages } from '@tropa/contract/settings/choices'
import type { Settings } from '@tropa/contract/settings/settings'
import { accents } from '@tropa/ui/accent'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { useRef } from 'react'
import { useChange } from '../../api/use-change'
import { emptyToNull, type SettingsFields } from './settings-fields'

/** Twelve colours, each with its name. */
export const AccentSwatches = ({ form: { register } }: { form: SettingsFields }) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 text-sm font-semibold">Colour</legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
      {accents.map(({ value, label }) => (
        <label
          key={value}
          data-accent={value}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-2 py-1.5 text-sm has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input type="radio" value={value} className="peer sr-only" {...register('accent')} />
          <span
            aria-hidden
            className="size-6 shrink-0 rounded-full border border-line bg-accent peer-checked:border-4 peer-checked:border-ink forced-color-adjust-none"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)

interface MarkFieldProps {
  form: SettingsFields
  mark: Settings['mark']
  onChanged: (settings: Settings) => void
}

const changeFailed = 'Failed to change the picture'

/** The letter of the mark, or a picture that replaces it, which is stored as soon as it is chosen. */
export const MarkField = ({ form: { register, formState }, mark, onChanged }: MarkFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const saving = useChange(
    async (api, file: File) => onChanged((await api.settings.setMark({ file })).data),
    settingsMessages.markSaved,
    [],
    changeFailed,
  )
  const removal = useChange(
    async (api) => onChanged((await api.settings.removeMark()).data),
    settingsMessages.markRemoved,
    [],
    changeFailed,
  )
  const isPending = saving.isPending || removal.isPending
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Field
        label="Letter of the mark"
        hint="One letter or digit. Empty for the first of the name."
        error={formState.errors.mark?.letter?.message}
      >
        <Input {...register('mark.letter', { setValueAs: emptyToNull })} autoComplete="off" />
      </Field>
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-1.5">
        <span className="text-sm font-semibold">Picture instead of the letter</span>
        <div className="flex flex-wrap gap-2">
          <Button
            wrap
            variant="secondary"
            loading={isPending}
            onClick={() => input.current?.click()}
          >
            {mark.image ? 'Replace the picture' : 'Choose a picture'}
          </Button>
          {mark.image ? (
            <Button variant="ghost" loading={isPending} onClick={() => removal.mutate(undefined)}>
              Remove the picture
            </Button>
          ) : null}
        </div>
        <p className="text-xs text-ink-soft">JPEG, PNG, WebP or AVIF, at most 2 MB.</p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="Picture of the mark"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) saving.mutate(file)
            target.value = ''
          }}
        />
      </div>
    </div>
  )
}
