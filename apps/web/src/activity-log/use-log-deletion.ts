import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ActivityLog } from '@tropa/contract/activity-log'
import { keeperOnly } from '@tropa/contract/activity-log'
import { toast } from '@tropa/ui/toast'
import { useState } from 'react'
import { useApi } from '../lib/api-context'
import { serverMessage } from '../lib/api-failure'
import { useMember } from '../session/member-context'
import { activityLogKey, logKeeper } from './activity-log-queries'

const briefly = { duration: 3000 }

/** The deletion of an entry: whom it is offered to, the entry in question, and what follows. */
export const useLogDeletion = (onDeleted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { username } = useMember()
  const keeper = useQuery(logKeeper(api)).data?.username
  const [candidate, setCandidate] = useState<ActivityLog | null>(null)

  const deletion = useMutation({
    mutationFn: ({ _id }: ActivityLog) => api.activityLog.remove({ params: { id: _id } }),
    onSuccess: async () => {
      setCandidate(null)
      toast.success('Activity log deleted successfully!', briefly)
      onDeleted()
      await queryClient.invalidateQueries({ queryKey: activityLogKey })
    },
    onError: (error) => {
      setCandidate(null)
      toast.error(serverMessage(error, 'Failed to delete activity log'), briefly)
    },
  })

  return {
    candidate,
    isDeleting: deletion.isPending,
    ask: (log: ActivityLog) => {
      if (keeper === undefined || keeper === username) setCandidate(log)
      else toast.error(keeperOnly(keeper), briefly)
    },
    cancel: () => setCandidate(null),
    confirm: () => candidate && deletion.mutate(candidate),
  }
}
