import { useQuery } from '@tanstack/react-query'
import type { PenaltyRecord } from '@tropa/contract/record'
import { Button } from '@tropa/ui/button'
import { Skeleton } from '@tropa/ui/skeleton'
import { useApi } from '../../../api/api-context'
import { memberList } from '../../../api/shared-queries'

interface LinkedMemberProps {
  record: PenaltyRecord
  onChoose: (record: PenaltyRecord) => void
}

/** Whom a record is about, as the button that changes it. */
export const LinkedMember = ({ record, onChoose }: LinkedMemberProps) => {
  const members = useQuery(memberList(useApi()))
  const { name, violation, userId } = record
  const member = members.data?.find(({ _id }) => _id === userId)
  if (userId !== null && members.isPending)
    return <Skeleton className="h-8 w-16 pointer-coarse:h-11 sm:-my-1.5" />
  const text = userId === null ? 'Link' : member ? `@${member.username}` : 'Linked'
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${text}: choose whom the record of ${name} is about: ${violation}`}
      onClick={() => onChoose(record)}
      className="h-auto min-h-8 max-w-full shrink py-1 text-start [overflow-wrap:anywhere] whitespace-normal pointer-coarse:h-auto pointer-coarse:min-h-11 sm:-my-1.5 sm:max-md:px-2"
    >
      {text}
    </Button>
  )
}
