import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import {
  newMemberForm,
  type ListedMember,
  type MemberChanges,
  type NewMemberForm,
} from '@tropa/contract/member/members'
import { saysElsewhere } from '@tropa/contract/base/public-url'
import { userTypes } from '@tropa/contract/member/member'
import { Banner } from '@tropa/ui/banner'
import { Checkbox } from '@tropa/ui/checkbox'
import { CheckboxGroup } from '@tropa/ui/checkbox-group'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { NativeSelect } from '@tropa/ui/native-select'
import { toast } from '@tropa/ui/toast'
import { Controller, useForm } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { attentionList } from '../../api/shared-queries'
import { useMemberChange } from '../../api/use-member-change'
import { FormDialog } from '../../components/form-dialog'
import { capitalise } from '../../format/format'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useSendsMail, useTeamNames } from '../../hooks/use-site'
import { changedFields, useKeptDialog } from '../../hooks/use-kept-fields'
import { useSend } from '../../hooks/use-send'
import { useMember } from '../../session/member-context'
import { useKeptLinks } from './kept-links'

const resolver = standardSchemaResolver(newMemberForm)

/** The names of the changed fields, as the toast of a success says them. */
const changedNames = {
  username: 'username',
  name: 'name',
  userType: 'role',
  isEditor: 'right to edit',
  teams: 'teams',
} as const

const changedText = (changed: MemberChanges) => {
  const names = Object.entries(changedNames).flatMap(([field, name]) =>
    field in changed ? [name] : [],
  )
  return `${capitalise(new Intl.ListFormat('en-US').format(names))} changed.`
}

const userTypeOptions = userTypes.toReversed()

const memberFieldsOf = (member: ListedMember | null, teams: readonly string[]): NewMemberForm => ({
  username: member?.username ?? '',
  name: member?.name ?? '',
  userType: member?.userType ?? 'user',
  isEditor: member?.isEditor ?? false,
  teams: teams.filter((team) => member?.role.includes(team)),
  email: '',
})

/** A member to edit, or none for an invite. */
export interface AskedMember {
  member: ListedMember | null
}

interface MemberDialogProps extends AskedMember {
  dialog: ItemDialog<AskedMember>
}

/** Warns if links lead elsewhere than the admin's own origin. The request tells the server which origin that is. */
const WrongLinks = () => {
  const { data = [] } = useQuery(attentionList(useApi()))
  const text = data.find(({ key }) => key === 'links')?.text
  return text !== undefined && saysElsewhere(text, window.location.origin) ? (
    <Banner role="status">{text}</Banner>
  ) : null
}

/** The form that invites or edits a member. For the own row it leaves out what only another admin may change. */
export const MemberDialog = ({ member, dialog }: MemberDialogProps) => {
  const isOwn = useMember().id === member?._id
  const sendsMail = useSendsMail()
  const teams = useTeamNames()
  const form = useForm<NewMemberForm, unknown, NewMemberForm>({
    resolver,
    defaultValues: memberFieldsOf(member, teams),
  })
  const { register, control, formState } = form
  const { errors, dirtyFields, isDirty } = formState

  /** Only what was changed here: another admin may have changed the rest since. */
  const changesIn = (typed: NewMemberForm): MemberChanges => changedFields(typed, dirtyFields)

  const keptLinks = useKeptLinks()
  const change = useMemberChange(async (api, typed: NewMemberForm) => {
    if (member) {
      await api.members.change({ params: { id: member._id }, body: changesIn(typed) })
      return
    }
    const { current: opener } = dialog.returnFocusTo
    const { data, invite } = await api.members.create(typed)
    keptLinks.add({ member: data, invite, opener })
  })

  const kept = useKeptDialog(form, member ? `edit-member:${member._id}` : 'invite-member', dialog)
  const sending = useSend(
    form,
    async (typed) => {
      if (isDirty) {
        const changes = changesIn(typed)
        await change.mutateAsync(typed)
        if (member) toast.success(changedText(changes))
      }
      return kept.dialog.close
    },
    'Failed to save the member',
  )

  return (
    <FormDialog
      title={member ? 'Edit a member' : 'Invite a member'}
      submitLabel={member ? 'Save' : 'Invite'}
      {...kept}
      {...sending}
    >
      <p className="text-ink-soft">
        {member
          ? isOwn
            ? 'A new username signs you out.'
            : 'A new username or another role signs them out everywhere.'
          : 'You get a link to give to them, with which they choose a password.'}
      </p>
      {member ? null : <WrongLinks />}
      <Field label="Username" error={errors.username?.message} required>
        <Input {...register('username')} autoComplete="off" />
      </Field>
      <Field
        label="Name"
        optional
        hint="What people call them, such as Ana Reyes."
        error={errors.name?.message}
      >
        <Input {...register('name')} autoComplete="off" />
      </Field>
      {isOwn ? null : (
        <Field label="Role" error={errors.userType?.message} required>
          <NativeSelect {...register('userType')}>
            {userTypeOptions.map((userType) => (
              <option key={userType} value={userType}>
                {capitalise(userType)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Controller
        control={control}
        name="isEditor"
        render={({ field }) => (
          <Checkbox
            ref={field.ref}
            label="Editor"
            description="May change the site’s content. Admins always may."
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
      <Controller
        control={control}
        name="teams"
        render={({ field }) => (
          <Field label="Teams" error={errors.teams?.message}>
            <CheckboxGroup
              options={teams.map((team) => ({ value: team, label: team }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      {member || !sendsMail ? null : (
        <Field
          label="E-mail address"
          optional
          hint="They get a link by mail too."
          error={errors.email?.message}
        >
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  )
}
