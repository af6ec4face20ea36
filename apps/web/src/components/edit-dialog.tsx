import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EditForm, EditedRow } from '../hooks/use-edit-form'
import { useSend } from '../hooks/use-send'
import { FormDialog } from './form-dialog'
import { ChangedByOthers } from './what-changed'

interface EditDialogProps<Row extends EditedRow, Fields extends FieldValues, Output> {
  title: string
  edit: EditForm<Row, Fields, Output>
  /** What a row says, by the labels of the form. */
  texts: (row: Row) => Record<string, string | null>
  /** Sends what was typed; the dialog closes when that succeeds. */
  save: (typed: Output) => Promise<unknown>
  /** A choice about sending the form. */
  choice?: ReactNode
  children: ReactNode
}

/** The dialog of a form that edits a row. Somebody else may have changed it since it was opened. */
export const EditDialog = <Row extends EditedRow, Fields extends FieldValues, Output>({
  title,
  edit,
  texts,
  save,
  choice,
  children,
}: EditDialogProps<Row, Fields, Output>) => {
  const sending = useSend(
    edit.form,
    async (typed) => {
      await save(typed)
      return edit.dialog.close
    },
    edit.fail,
  )
  const before = texts(edit.opened)
  const changes = Object.entries(texts(edit.base))
    .map(([heading, after]) => ({ heading, before: before[heading] ?? null, after }))
    .filter((change) => change.before !== change.after)
  return (
    <FormDialog
      title={title}
      submitLabel="Save"
      choice={choice}
      dialog={edit.dialog}
      isTouched={edit.isTouched}
      {...sending}
    >
      <ChangedByOthers
        refusal={edit.refusal}
        noun={edit.noun}
        changes={changes}
        isReplacing={edit.isReplacing}
      />
      {children}
    </FormDialog>
  )
}
