import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  notificationLabels,
  type Notification,
  type Notifications,
} from '@tropa/contract/notification/notifications'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { Switch } from '@tropa/ui/switch'
import type { Clock } from '@tropa/contract/settings/choices'
import { useApi } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'
import { QueryState } from '../../components/query-state'
import { timeOfDay } from '../../format/format'
import { useSettings } from '../../hooks/use-site'

const notificationsKey = ['notifications']

const at = (hour: string, clock: Clock) => timeOfDay(`2000-01-01T${hour}:00Z`, 'UTC', clock)

const details = (clock: Clock): Record<Notification, string> => ({
  news: 'What is posted, changed or called off for you, but not by you.',
  reminders: `At ${at('08:00', clock)}, what is due tomorrow or in three days, and tomorrow’s meetings.`,
  summary: `On Sunday at ${at('18:00', clock)}, what the coming week has.`,
})

const kinds: readonly Notification[] = ['news', 'reminders', 'summary']

const Switches = ({ chosen }: { chosen: Notifications }) => {
  const api = useApi()
  const { clock } = useSettings()
  const queryClient = useQueryClient()
  const saving = useMutation({
    scope: { id: 'notifications' },
    mutationFn: (next: Notifications) => api.notifications.change(next),
    onSuccess: (stored) => queryClient.setQueryData(notificationsKey, stored),
    onError: (error) => toastFailure(error, 'Failed to save the choice'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
  const shown = saving.isPending ? saving.variables : chosen
  return (
    <div className="grid gap-2">
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={notificationLabels[kind]}
          description={details(clock)[kind]}
          checked={shown[kind]}
          onCheckedChange={(isOn) => saving.mutate({ ...shown, [kind]: isOn })}
        />
      ))}
    </div>
  )
}

/** The mails that are sent to the member automatically. */
export const NotificationsSection = () => {
  const api = useApi()
  const query = useQuery({ queryKey: notificationsKey, queryFn: () => api.notifications.get() })
  return (
    <Section
      title="Automatic mails"
      description="They go to your confirmed e-mail address, by the team’s time."
    >
      <QueryState
        query={query}
        loading="Loading"
        skeleton={<Skeleton className="h-40" />}
        failed="Your choice could not be loaded"
      >
        {(chosen) => <Switches chosen={chosen} />}
      </QueryState>
    </Section>
  )
}
