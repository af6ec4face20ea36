import type { PenaltyRecord } from '@tropa/contract/record/record'
import { MoreMenu } from '../../components/more-menu'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useMember } from '../../session/member-context'
import type { Question } from '../../components/reason-dialog'
import { recordDecision, stepsFrom } from './record-dialogs'

/** The dialogs about a record of the list. */
export interface RecordDialogs {
  editing: ItemDialog<PenaltyRecord>
  linking: ItemDialog<PenaltyRecord>
  deciding: ItemDialog<Question>
  deleting: ItemDialog<PenaltyRecord>
  /** Says that somebody else must do it. */
  own: ItemDialog<PenaltyRecord>
}

interface RecordMenuProps {
  record: PenaltyRecord
  dialogs: RecordDialogs
}

/** The actions that a record's state allows. A disputed one is decided in the tab that shows its member's reason. */
export const RecordMenu = ({ record, dialogs }: RecordMenuProps) => {
  const { id: ownId } = useMember()
  const { editing, linking, deciding, deleting, own } = dialogs
  const { _id: id, name, violation, state, userId } = record
  const steps = stepsFrom(state)
  if (steps.length === 0) return null
  const isOpen = state === 'open'
  const isOwn = userId === ownId
  const entry = (label: string, dialog: ItemDialog<PenaltyRecord>) => ({
    label,
    onChoose: (opener: Element) => dialog.ask(record, opener),
  })
  return (
    <MoreMenu
      what={`the record of ${name}: ${violation}`}
      items={[
        ...(isOpen && !isOwn ? [entry('Edit', editing), entry('Link to a member', linking)] : []),
        ...steps.map((step) =>
          isOwn
            ? entry(step.label, own)
            : {
                label: step.label,
                onChoose: (opener: Element) =>
                  deciding.ask(recordDecision({ id, name, violation }, step), opener),
              },
        ),
      ]}
      onDelete={isOpen && !isOwn ? entry('Delete', deleting).onChoose : undefined}
    />
  )
}
