import { useQuery } from '@tanstack/react-query'
import { logKeeperOnly, type ActivityLog } from '@tropa/contract/activity-log'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../api/api-context'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useMember } from '../../session/member-context'
import { logKeeper } from './api/activity-log-queries'
import { toastOptions, useDeleteLog } from './api/delete-log'

/** Lets the log keeper delete an entry, after a question; other admins see why they may not. */
export const useLogDeletion = (onDeleted: () => void) => {
  const { username } = useMember()
  const keeper = useQuery(logKeeper(useApi())).data?.username
  const dialog = useConfirmation<ActivityLog>()
  const deletion = useDeleteLog(onDeleted)

  return {
    dialog,
    deletion,
    isOffered: keeper === username,
    ask: (log: ActivityLog) => {
      if (keeper === undefined || keeper === username) dialog.ask(log)
      else toast.error(logKeeperOnly(keeper), { ...toastOptions, id: 'keeper-only' })
    },
  }
}
