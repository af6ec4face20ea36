import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { maxLength } from '@tropa/contract/base/text'
import { resultForm, resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import type { Todo } from '@tropa/contract/todo/todo'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Textarea } from '@tropa/ui/textarea'
import { useForm, useWatch } from 'react-hook-form'
import type { ApiClient } from '../../../api/api-context'
import { attentionKey } from '../../../api/shared-queries'
import { useChange } from '../../../api/use-change'
import { FormDialog } from '../../../components/form-dialog'
import type { ItemDialog } from '../../../hooks/use-item-dialog'
import { useKeptDialog } from '../../../hooks/use-kept-fields'
import { useSend } from '../../../hooks/use-send'
import { resultsKey } from './results'

interface HandInDialogProps {
  todo: Todo
  /** Opened with what was handed in before, if anything was. */
  dialog: ItemDialog<TodoResult | undefined>
}

/** Hands in what a to-do asks for. An emptied form takes back what was handed in before. */
export const HandInDialog = ({ todo: { _id: id, title }, dialog }: HandInDialogProps) => {
  const before = dialog.subject ?? undefined
  const form = useForm({
    resolver: standardSchemaResolver(resultForm),
    defaultValues: { link: before?.link ?? '', note: before?.note ?? '' },
  })
  const { errors } = form.formState
  const kept = useKeptDialog(form, `result:${id}`, dialog)
  const typed = useWatch({ control: form.control })
  const isEmpty = !typed.link?.trim() && !typed.note?.trim()
  const handingIn = useChange(
    (api: ApiClient, body: Pick<TodoResult, 'link' | 'note'>) =>
      api.todoResult.handIn({ params: { id }, body }),
    isEmpty ? resultMessages.takenBack : resultMessages.handedIn,
    [resultsKey, attentionKey],
  )
  const sending = useSend(
    form,
    async (result) => {
      if (isEmpty && !before) {
        form.setError('link', { message: resultMessages.missing }, { shouldFocus: true })
        return undefined
      }
      await handingIn.mutateAsync(result)
      return kept.dialog.close
    },
    'Failed to hand it in',
  )
  return (
    <FormDialog
      title="Hand in"
      submitLabel={isEmpty && before ? 'Take it back' : 'Hand in'}
      {...kept}
      {...sending}
    >
      <p className="font-semibold wrap-anywhere">{title}</p>
      <Field label="Link" error={errors.link?.message} optional>
        <Input {...form.register('link')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      <Field
        label="Note"
        hint={before ? 'Leave both empty to take it back.' : undefined}
        error={errors.note?.message}
        optional
      >
        <Textarea {...form.register('note')} maxLength={maxLength.reason} />
      </Field>
    </FormDialog>
  )
}
