import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ActivityLog } from '@tropa/contract/activity-log'
import { logKeeperOnly } from '@tropa/contract/activity-log'
import { toast } from '@tropa/ui/toast'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { useMember } from '../../session/member-context'
import { activityLogKey, logKeeper } from './activity-log-queries'

const briefly = { duration: 3000 }

/** The deletion of an entry: whom it is offered to, the question, and what follows a yes. */
export const useLogDeletion = (onDeleted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { username } = useMember()
  const keeper = useQuery(logKeeper(api)).data?.username
  const confirmation = useConfirmation<ActivityLog>()

  const deletion = useMutation({
    mutationFn: ({ _id }: ActivityLog) => api.activityLog.remove({ params: { id: _id } }),
    onSuccess: () => {
      toast.success('Activity log deleted successfully', briefly)
      onDeleted()
    },
    onError: (error) => {
      toast.error(serverMessage(error, 'Failed to delete activity log'), briefly)
    },
    onSettled: () => {
      confirmation.close()
      void queryClient.invalidateQueries({ queryKey: activityLogKey })
    },
  })

  return {
    ...confirmation,
    isOffered: keeper === username,
    isDeleting: deletion.isPending,
    ask: (log: ActivityLog) => {
      if (keeper === undefined || keeper === username) confirmation.ask(log)
      else toast.error(logKeeperOnly(keeper), { ...briefly, id: 'keeper-only' })
    },
    confirm: () => {
      if (confirmation.subject && !deletion.isPending) deletion.mutate(confirmation.subject)
    },
  }
}
