import { useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsLimits, settingsMessages } from '@tropa/contract/settings/choices'
import { drawnLetter } from '@tropa/contract/settings/mark'
import type { Settings, SettingsForm } from '@tropa/contract/settings/settings'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { drawingOf } from '@tropa/ui/mark-drawing'
import { NativeSelect } from '@tropa/ui/native-select'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tile } from '@tropa/ui/tile'
import { toast } from '@tropa/ui/toast'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { LogoTile } from '../../components/logo-tile'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { changedFields, savedOver, useKeptFields } from '../../hooks/use-kept-fields'
import { useSite, useTellSaved } from '../../hooks/use-site'
import { useSend } from '../../hooks/use-send'
import { reloadTeams } from '../../session/fresh-teams'
import { useMember } from '../../session/member-context'
import { CurrencyFields } from './currency-fields'
import { AccentSwatches, MarkField } from './look-fields'
import { NameRows } from './name-rows'
import { SampleSection } from './sample-section'
import {
  numberOrNull,
  type SettingsFields,
  settingsFieldsOf,
  settingsResolver,
  withAdded,
} from './settings-fields'
import { TermsFields } from './terms-fields'
import { TestMailSection } from './test-mail-section'

const settingsKey = ['settings'] as const

/** The home page's tile, its sentence and a button, drawn with what is typed. */
const Preview = ({ form, image }: { form: SettingsFields; image: string | null }) => {
  const [name, tagline, accent, letter] = useWatch({
    control: form.control,
    name: ['name', 'tagline', 'accent', 'mark.letter'],
  })
  return (
    <div
      role="img"
      aria-label={`How it looks: ${name}, in ${accent}`}
      data-accent={accent}
      className="sticky top-20 grid gap-3"
    >
      <LogoTile
        as="p"
        name={name}
        mark={{ drawing: drawingOf(drawnLetter(letter, name)), image }}
        className="lg:min-h-96"
      />
      <Tile tone="ink">
        <p className="text-lg font-semibold wrap-anywhere">{tagline}</p>
      </Tile>
      <Tile tone="accent">
        <Button asChild size="lg">
          <span>Get in touch</span>
        </Button>
      </Tile>
    </div>
  )
}

const SettingsEditor = ({ settings }: { settings: Settings }) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const tellSaved = useTellSaved()
  const { token } = useMember()
  const { timeZone } = useSite()
  const form = useForm<SettingsForm, unknown, SettingsForm>({
    resolver: settingsResolver,
    defaultValues: settingsFieldsOf(settings),
  })
  const { register, reset, formState } = form
  const { errors, isDirty, dirtyFields, defaultValues } = formState
  useKeptFields(form, 'settings')
  const saveButton = useRef<HTMLButtonElement>(null)
  // The form's own state forgets it, because it is reset to what was saved.
  const [isSaved, setIsSaved] = useState(false)

  /** Takes over the saved settings everywhere: every screen reads them, and many answers depend on them. */
  const take = (saved: Settings) => {
    queryClient.setQueryData<Settings>(settingsKey, saved)
    tellSaved({ settings: saved, drawing: drawingOf(saved.mark.letter) })
    void queryClient.invalidateQueries()
  }

  const { onSubmit, isSubmitting } = useSend(
    form,
    async (typed) => {
      setIsSaved(false)
      const takeOver = savedOver(form)
      // Another admin may have saved other fields since the form took its own, which a newer load does not change.
      const present = settingsFieldsOf(await api.settings.get())
      const rowsOf = (list: 'teams' | 'audiences') =>
        withAdded(typed[list], present[list], defaultValues?.[list] ?? [])
      const { data } = await api.settings.update({
        ...present,
        ...changedFields(typed, dirtyFields),
        ...(dirtyFields.teams && { teams: rowsOf('teams') }),
        ...(dirtyFields.audiences && { audiences: rowsOf('audiences') }),
      })
      takeOver(settingsFieldsOf(data))
      setIsSaved(true)
      take(data)
      reloadTeams(api, token)
      toast.success(settingsMessages.saved)
    },
    'Failed to save the settings',
  )

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form noValidate onSubmit={onSubmit} className="grid min-w-0 content-start gap-10">
        <Section title="Name and colour">
          <Field label="Name" error={errors.name?.message} required>
            <Input {...register('name')} autoComplete="off" />
          </Field>
          <Field label="Sentence" hint="On the home page." error={errors.tagline?.message} required>
            <Input {...register('tagline')} autoComplete="off" />
          </Field>
          <AccentSwatches form={form} />
          <MarkField form={form} mark={settings.mark} onChanged={take} />
        </Section>
        <Section title="Teams and students">
          <NameRows
            form={form}
            name="teams"
            noun="team"
            legend="Teams"
            hint="To-dos and meetings are for one or more of them, or for Everyone."
            max={settingsLimits.teams}
            min={1}
          />
          <NameRows
            form={form}
            name="audiences"
            noun="group"
            legend="Groups of students"
            hint="Whose dates visitors can choose in the calendar. With none, there is no such choice."
            max={settingsLimits.audiences}
            min={0}
          />
        </Section>
        <Section title="Terms and time">
          <TermsFields form={form} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label="Weeks begin on" error={errors.week?.message}>
              <NativeSelect {...register('week')}>
                <option value="sunday">Sunday</option>
                <option value="monday">Monday</option>
                <option value="saturday">Saturday</option>
              </NativeSelect>
            </Field>
            <Field label="Clock" error={errors.clock?.message}>
              <NativeSelect {...register('clock', { valueAsNumber: true })}>
                <option value={12}>12 hours, 4:00 PM</option>
                <option value={24}>24 hours, 16:00</option>
              </NativeSelect>
            </Field>
          </div>
          <p className="max-w-text text-sm text-ink-soft">
            {`The time zone is ${timeZone}. To change it, set TEAM_TIME_ZONE on the server and restart it.`}
          </p>
        </Section>
        <Section title="Money">
          <CurrencyFields form={form} />
        </Section>
        <Section title="Addresses">
          <Field label="E-mail address" error={errors.contactEmail?.message} required>
            <Input {...register('contactEmail')} type="email" autoComplete="off" />
          </Field>
          <Field
            label="Address of the code"
            hint="Leave it empty to show no link on the home page."
            error={errors.codeUrl?.message}
          >
            <Input {...register('codeUrl')} type="url" autoComplete="off" />
          </Field>
          <Field
            label="Links shown for"
            hint="How many people on the team page have working links. Empty for everybody."
            error={errors.linksFor?.message}
            className="max-w-48"
          >
            <Input {...register('linksFor', { setValueAs: numberOrNull })} inputMode="numeric" />
          </Field>
        </Section>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={saveButton} type="submit" size="lg" loading={isSubmitting}>
            Save
          </Button>
          {isDirty ? (
            <Button
              variant="ghost"
              size="lg"
              onClick={() => {
                reset(settingsFieldsOf(settings))
                setIsSaved(false)
                saveButton.current?.focus()
              }}
            >
              Discard changes
            </Button>
          ) : null}
          {/* The toast announces it, but is far from the end of this form. */}
          {isSaved && !isDirty ? <p className="text-sm text-success-text">Saved</p> : null}
        </div>
      </form>
      <div className="max-lg:order-first">
        <Preview form={form} image={settings.mark.image} />
      </div>
    </div>
  )
}

/** Where an admin makes the site the team's own, in one form. */
export const SetupScreen = () => {
  const api = useApi()
  const query = useQuery({ queryKey: settingsKey, queryFn: () => api.settings.get() })
  return (
    <MemberPage title="Make it yours" lead="What is saved here is seen at once, on every page.">
      <div className="grid grid-cols-1 gap-12">
        <QueryState
          query={query}
          loading="Loading the settings"
          skeleton={<Skeleton className="h-dvh" />}
          failed="The settings could not be loaded"
        >
          {(settings) => <SettingsEditor settings={settings} />}
        </QueryState>
        <TestMailSection />
        <SampleSection />
      </div>
    </MemberPage>
  )
}
