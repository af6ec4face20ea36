import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { newestMeetings, ownStanding } from '../../api/shared-queries'
import { comingTime } from '../../format/zoned-time'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useSettings, useSite, useToday } from '../../hooks/use-site'
import { type Question, ReasonDialog } from '../../components/reason-dialog'
import { ExcuseButton } from '../excuse/excuse-dialogs'
import { useComing } from '../standing/coming-meetings'

const useNext = () => {
  const api = useApi()
  return { standing: useQuery(ownStanding(api)), meetings: useQuery(newestMeetings(api)) }
}

export const useIsNextPending = () => {
  const { standing, meetings } = useNext()
  return standing.isPending || meetings.isPending
}

/** The meeting at which the member is expected next, until it begins. */
export const NextMeeting = () => {
  const { timeZone } = useSite()
  const { clock } = useSettings()
  const today = useToday()
  const { standing, meetings } = useNext()
  const dialog = useItemDialog<Question>()
  const [next] = useComing(meetings.data?.meetings)
  const when = next && comingTime(next.startsAt, timeZone, today, clock)
  const isExcused = standing.data?.excuses.some(({ subject }) => subject._id === next?._id)
  return (
    <>
      {next && when && !standing.isPending ? (
        <section
          aria-label="Next meeting"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <p className="wrap-anywhere">
            Next: <bdi className="font-semibold">{next.title}</bdi>,{' '}
            <time dateTime={next.startsAt}>{when}</time>
            {next.place === null ? null : (
              <>
                , <bdi>{next.place}</bdi>
              </>
            )}
          </p>
          {isExcused ? (
            <p className="text-ink-soft">You said you can't make it.</p>
          ) : (
            <ExcuseButton
              subject={{ kind: 'meeting', id: next._id, title: next.title, when }}
              excuse={undefined}
              dialog={dialog}
            />
          )}
        </section>
      ) : null}
      <ReasonDialog dialog={dialog} />
    </>
  )
}
