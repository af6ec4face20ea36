import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ActivityLog } from '@tropa/contract/activity-log'
import { activityLogMessages, logKeeperOnly } from '@tropa/contract/activity-log'
import { toast } from '@tropa/ui/toast'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { useMember } from '../../session/member-context'
import { activityLogKey, logKeeper } from './activity-log-queries'

/** How long the toasts stay (specification, section 4). */
const toastOptions = { duration: 3000 }

/** Lets the log keeper delete an entry, after a question; other admins see why they may not. */
export const useLogDeletion = (onDeleted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { username } = useMember()
  const keeper = useQuery(logKeeper(api)).data?.username
  const confirmation = useConfirmation<ActivityLog>()

  const deletion = useMutation({
    mutationFn: ({ _id }: ActivityLog) => api.activityLog.remove({ params: { id: _id } }),
    onSuccess: () => {
      toast.success(activityLogMessages.deleted, toastOptions)
      onDeleted()
    },
    onError: (error) => {
      toast.error(serverMessage(error, 'Failed to delete activity log'), toastOptions)
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
      else toast.error(logKeeperOnly(keeper), { ...toastOptions, id: 'keeper-only' })
    },
    confirm: () => {
      if (confirmation.subject && !deletion.isPending) deletion.mutate(confirmation.subject)
    },
  }
}
