import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { ownPaths, paths } from '@tropa/contract/pages'
import { type CheckedIn, checkInDigits, checkInForm } from '@tropa/contract/roll-call/check-in'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Link as UiLink } from '@tropa/ui/link'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { generatePath, Link, useLocation, useParams } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { apiFailure, serverMessage } from '../../api/api-failure'
import { connectionError } from '../../api/failure-text'
import { rollCallKey } from '../../api/shared-queries'
import { toastFailure } from '../../api/toast-failure'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { useSend } from '../../hooks/use-send'
import { markLabels } from '../roll-call/mark-labels'
import { useMember } from '../../session/member-context'
import { meetingFailed, meetingOf } from './api'
import { MeetingFacts } from './meeting-facts'

const resolver = standardSchemaResolver(checkInForm)

const Done = ({ id, mark, minutes }: CheckedIn & { id: string }) => {
  const said = useRef<HTMLParagraphElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => said.current?.focus(), [])
  const late = minutes === null ? '' : `, ${plural(minutes, 'minute')}`
  return (
    <div className="grid justify-items-start gap-3">
      <p ref={said} role="status" tabIndex={-1} className="text-lg font-semibold outline-none">
        You are checked in: {markLabels[mark]}
        {late}
      </p>
      <UiLink asChild>
        <Link to={generatePath(paths.meeting, { id })}>Agenda and minutes</Link>
      </UiLink>
    </div>
  )
}

interface CheckInFormProps {
  id: string
  /** The code of the address, which the QR code has opened. */
  scanned: string
}

/** One tap sends the code of the address. Without one, or if it has expired, the form asks for the digits. */
const CheckInForm = ({ id, scanned }: CheckInFormProps) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<CheckedIn>()
  const [isTyping, setIsTyping] = useState(scanned === '')
  const [refusal, setRefusal] = useState('')
  const form = useForm({ resolver, defaultValues: { code: scanned } })
  const { register, setFocus, setValue, formState } = form
  const { error } = form.getFieldState('code', formState)
  useEffect(() => {
    if (isTyping && error) setFocus('code')
  }, [isTyping, error, setFocus])

  const { isSubmitting, onSubmit } = useSend(
    form,
    async (body) => {
      setDone(await api.checkIn.checkIn({ params: { id }, body }))
      void queryClient.invalidateQueries({ queryKey: rollCallKey })
    },
    (failure, isShown, isUnseen) => {
      if (isUnseen) {
        toastFailure(failure, connectionError)
        return
      }
      // The field shows it, even if it was not there yet.
      const isOfCode = apiFailure(failure).errors.code !== undefined
      if (isOfCode && !isTyping) {
        setValue('code', '')
        setIsTyping(true)
      }
      setRefusal(isShown || isOfCode ? '' : serverMessage(failure, connectionError))
    },
  )

  if (done) return <Done id={id} {...done} />
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-80 gap-4">
      {isTyping ? (
        <Field
          label="Code"
          hint={`The ${checkInDigits} digits that are shown in the room`}
          error={error?.message}
          required
        >
          <Input
            {...register('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            className="tabular"
          />
        </Field>
      ) : null}
      <p role="alert" className="empty:hidden">
        {refusal}
      </p>
      <Button type="submit" size="lg" loading={isSubmitting}>
        I am here
      </Button>
    </form>
  )
}

/** The screen that a meeting's QR code opens. */
export const CheckInScreen = () => {
  const { id = '' } = useParams()
  const { hash } = useLocation()
  const scanned = /^#(\d+)$/.exec(hash)?.[1] ?? ''
  const query = useQuery(meetingOf(useApi(), id))
  const title = query.data?.title ?? 'Meeting'
  return (
    <MemberPage
      title="Check in"
      lead={<bdi className="font-semibold text-ink wrap-anywhere">{title}</bdi>}
      breadcrumb={[
        { to: ownPaths[useMember().userType].meetings, label: 'Meetings' },
        { to: generatePath(paths.checkIn, { id }), label: 'Check in' },
      ]}
    >
      <QueryState query={query} loading="Loading the meeting" failed={meetingFailed}>
        {(meeting) => (
          <div className="grid gap-6">
            <MeetingFacts meeting={meeting} />
            <CheckInForm key={scanned} id={id} scanned={scanned} />
          </div>
        )}
      </QueryState>
    </MemberPage>
  )
}
