import { useQuery } from '@tanstack/react-query'
import { inquiryStatuses, type HandledInquiry, type InquiryChanges } from '@tropa/contract/inquiry'
import { maxLength } from '@tropa/contract/schemas/text'
import { Field } from '@tropa/ui/field'
import { NativeSelect } from '@tropa/ui/native-select'
import { Textarea } from '@tropa/ui/textarea'
import { useForm } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { FormDialog } from '../../components/form-dialog'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useKeptFields } from '../../hooks/use-kept-fields'
import { useSend } from '../../hooks/use-single-submit'
import { useChangeInquiry } from './inquiry-queries'
import { AboutInquiry, statusLabel } from './inquiry-card'

/** The admins who can sign in, and who has the inquiry today. */
const useNames = ({ assignedTo }: HandledInquiry) => {
  const members = useQuery(memberList(useApi())).data ?? []
  const admins = members.filter(
    ({ userType, blocked, invited }) => userType === 'admin' && !blocked && !invited,
  )
  const names = admins.map(({ username }) => username)
  return assignedTo === null || names.includes(assignedTo) ? names : [assignedTo, ...names]
}

interface EditInquiryDialogProps {
  inquiry: HandledInquiry
  dialog: Confirmation<HandledInquiry>
}

/** The form that changes what became of an inquiry; only what was changed is sent. */
export const EditInquiryDialog = ({ inquiry, dialog }: EditInquiryDialogProps) => {
  const names = useNames(inquiry)
  const changing = useChangeInquiry()
  const { status, assignedTo, notes } = inquiry
  const form = useForm({
    defaultValues: { status, assignedTo: assignedTo ?? '', notes: notes ?? '' },
  })
  const { register, formState } = form
  const { dirtyFields, errors, isDirty } = formState
  const discard = useKeptFields(form, `inquiry:${inquiry._id}`)
  const close = () => {
    discard()
    dialog.close()
  }
  const sending = useSend(form, async (edited) => {
    const changes: InquiryChanges = {
      ...(dirtyFields.status && { status: edited.status }),
      ...(dirtyFields.assignedTo && { assignedTo: edited.assignedTo || null }),
      ...(dirtyFields.notes && { notes: edited.notes }),
    }
    if (isDirty) await changing.mutateAsync({ id: inquiry._id, ...changes })
    return close
  })

  return (
    <FormDialog
      title="Edit an inquiry"
      submitLabel="Save"
      dialog={{ ...dialog, close }}
      isTouched={isDirty}
      {...sending}
    >
      <AboutInquiry {...inquiry} />
      <Field label="Status" error={errors.status?.message}>
        <NativeSelect {...register('status')}>
          {inquiryStatuses.map((each) => (
            <option key={each} value={each}>
              {statusLabel[each]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Who has it" error={errors.assignedTo?.message}>
        <NativeSelect {...register('assignedTo')}>
          <option value="">Nobody</option>
          {names.map((name) => (
            <option key={name} value={name}>
              @{name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Notes" hint="Only admins read them." error={errors.notes?.message}>
        <Textarea maxLength={maxLength.notes} {...register('notes')} />
      </Field>
    </FormDialog>
  )
}
