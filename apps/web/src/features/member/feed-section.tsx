import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { feedMessages, type FeedState } from '@tropa/contract/calendar/feed'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { CopyField } from '@tropa/ui/copy-field'
import { Field } from '@tropa/ui/field'
import { NativeSelect } from '@tropa/ui/native-select'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { toast } from '@tropa/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'
import { QueryState } from '../../components/query-state'
import { studentOptions } from '../../format/student-options'
import { useDateAndTime } from '../../hooks/use-format'
import { useSettings } from '../../hooks/use-site'

const feedKey = ['calendar-feed']

/** The link, which nobody can read again. It takes the focus from the button that made it. */
const NewLink = ({ url }: { url: string }) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="grid w-full max-w-md gap-2">
      <CopyField ref={input} value={url} aria-label="Link of your calendar" />
      <p className="text-sm text-ink-soft">
        Add it to your calendar app now: it is shown only this once.
      </p>
    </div>
  )
}

const Since = ({ createdAt }: Pick<FeedState, 'createdAt'>) => {
  const dateAndTime = useDateAndTime()
  return (
    <p className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="success">On</Badge>
      {createdAt ? (
        <span className="text-ink-soft">Link made on {dateAndTime(createdAt)}</span>
      ) : null}
    </p>
  )
}

const FeedControls = ({ isOn, createdAt, for: students }: FeedState) => {
  const api = useApi()
  const { audiences } = useSettings()
  const queryClient = useQueryClient()
  const makeFeed = useMutation({
    mutationFn: (audience: FeedState['for']) => api.feed.create(audience ? { for: audience } : {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedKey }),
    onError: (error) => toastFailure(error, 'Failed to make a link'),
    // The link opens the feed without a password: react-query forgets it at once.
    gcTime: 0,
  })
  const endFeed = useMutation({
    mutationFn: () => api.feed.remove(),
    onSuccess: () => {
      queryClient.setQueryData<FeedState>(feedKey, { isOn: false, createdAt: null, for: null })
      toast.success(feedMessages.off)
    },
    onError: (error) => toastFailure(error, 'Failed to switch the link off'),
  })
  const select = useRef<HTMLSelectElement>(null)
  const [picked, setPicked] = useState(students)
  // The students of the present link may have been removed from the settings since.
  const chosen = audiences.some(({ _id }) => _id === picked) ? picked : null
  const [url, setUrl] = useState<string | null>(null)

  const make = () => makeFeed.mutate(chosen, { onSuccess: (made) => setUrl(made.url) })
  const end = () =>
    endFeed.mutate(undefined, {
      onSuccess: () => {
        setUrl(null)
        select.current?.focus()
      },
    })

  return (
    <div className="grid justify-items-start gap-4">
      {isOn ? <Since createdAt={createdAt} /> : null}
      {url ? <NewLink key={url} url={url} /> : null}
      {audiences.length === 0 ? null : (
        <Field
          label="Show dates for"
          hint={isOn ? 'A new link shows what is chosen here.' : undefined}
          className="w-full max-w-48"
        >
          <NativeSelect
            ref={select}
            value={chosen ?? ''}
            onChange={({ target }) => setPicked(target.value || null)}
          >
            {studentOptions(audiences).map(({ value, label }) => (
              <option key={label} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <p className="max-w-text text-ink-soft">Anyone with this link can see your deadlines.</p>
      {isOn ? (
        <div className="flex flex-wrap gap-2">
          <ConfirmDialog
            title="Make a new link?"
            description="The present link stops working in every calendar app that has it."
            confirmLabel="Make a new link"
            onConfirm={make}
            trigger={
              <Button variant="secondary" loading={makeFeed.isPending}>
                Make a new link
              </Button>
            }
          />
          <ConfirmDialog
            title="Switch off your calendar link?"
            description="Your dates disappear from every calendar app that has the link."
            confirmLabel="Switch off"
            tone="danger"
            onConfirm={end}
            // The response may arrive before the dialog has closed, and then the button is gone.
            returnFocusTo={select}
            trigger={
              <Button variant="secondary" loading={endFeed.isPending}>
                Switch off
              </Button>
            }
          />
        </div>
      ) : (
        <Button variant="secondary" loading={makeFeed.isPending} onClick={make}>
          Make a link
        </Button>
      )}
    </div>
  )
}

/** The member's private calendar link: made, shown once, replaced and switched off. */
export const FeedSection = () => {
  const api = useApi()
  return (
    <Section
      title="My calendar"
      description="The academic calendar, your deadlines and your meetings, in the calendar app that you use anyway."
    >
      <QueryState
        query={useQuery({ queryKey: feedKey, queryFn: () => api.feed.get() })}
        loading="Loading"
        skeleton={<Skeleton className="h-40" />}
        failed="Your calendar could not be loaded"
      >
        {(feed) => <FeedControls {...feed} />}
      </QueryState>
    </Section>
  )
}
