import { assigneeNames, normaliseAssignees } from '@tropa/contract/team/assignee'
import type { WholeMeeting } from '@tropa/contract/meeting/meeting'
import { maxLength } from '@tropa/contract/base/text'
import { AskButton } from '../../components/ask-button'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useTeamNames } from '../../hooks/use-site'
import { LinkedText } from '../../components/linked-text'
import { PlainText } from '../../components/plain-text'
import { useTodos } from '../todo/api'
import { PostTodoDialog } from '../todo/post-todo-dialog'
import { textParts } from './text-parts'

interface MeetingTextProps {
  text: string
  /** For admins: the meeting of these minutes, so that they can post its tasks. */
  meeting?: WholeMeeting
}

/** The title that the form starts with. */
const titleOf = (task: string) => task.slice(0, maxLength.title).trim()

/** Says that a task of the minutes seems to be posted already, because an active to-do has its title. */
const PostedNote = ({ task }: { task: string }) => {
  const { data = [] } = useTodos('active')
  return data.some(({ title }) => title === titleOf(task)) ? (
    <p className="text-sm text-ink-soft">An active to-do has this title.</p>
  ) : null
}

/** A text of a meeting with its lists, links and tasks. */
export const MeetingText = ({ text, meeting }: MeetingTextProps) => {
  const teams = useTeamNames()
  const posting = useItemDialog<string>()
  return (
    <div dir="auto" className="grid max-w-text gap-3 wrap-anywhere">
      {textParts(text).map((part, index) =>
        part.isTask ? (
          <div key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p>
              <span aria-hidden>☐ </span>
              <LinkedText text={part.text} />
            </p>
            {meeting ? (
              <>
                <AskButton
                  label="Post as a to-do"
                  accessibleLabel={`Post as a to-do: ${part.text}`}
                  onAsk={(opener) => posting.ask(part.text, opener)}
                />
                <PostedNote task={part.text} />
              </>
            ) : null}
          </div>
        ) : (
          <PlainText key={index} body={part.text} />
        ),
      )}
      {meeting && posting.subject !== null ? (
        <PostTodoDialog
          key={posting.count}
          start={{
            name: `todo-of-meeting:${meeting._id}:${posting.subject}`,
            title: titleOf(posting.subject),
            assignees: normaliseAssignees(assigneeNames(meeting.assignee), teams),
            dialog: posting,
          }}
        />
      ) : null}
    </div>
  )
}
