import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { ownStanding } from '../../api/shared-queries'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { type Question, ReasonDialog } from '../../components/reason-dialog'
import { ExcuseButton, type ExcuseSubject } from './excuse-dialogs'

/** The excuse button of one meeting or to-do. Its space is reserved while the member's own excuses load. */
export const LoadedExcuse = (subject: ExcuseSubject) => {
  const { data, isError } = useQuery(ownStanding(useApi()))
  const dialog = useItemDialog<Question>()
  return (
    <div className={data || isError ? 'contents' : 'invisible'}>
      <ExcuseButton
        subject={subject}
        excuse={data?.excuses.find((each) => each.subject._id === subject.id)}
        dialog={dialog}
      />
      <ReasonDialog dialog={dialog} />
    </div>
  )
}
