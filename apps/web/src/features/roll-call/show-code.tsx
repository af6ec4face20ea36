import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '@tropa/contract/pages'
import { type CheckInCode, checkInSeconds } from '@tropa/contract/roll-call/check-in'
import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import { Button } from '@tropa/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { useEffect, useState } from 'react'
import { generatePath } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { refusalOf } from '../../api/api-failure'
import { serverNow } from '../../api/server-clock'
import { rollCallKey } from '../../api/shared-queries'
import { QrCode } from '../../components/qr-code'
import { QueryState } from '../../components/query-state'
import { checkInCodeOf } from './api'

/** The window, whatever its size: a phone, or a projector that is seen from the last row. */
const wholeWindow =
  'max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none sm:h-dvh sm:max-h-none sm:w-full sm:max-w-none sm:rounded-none'

const hint = 'text-[length:max(1rem,2.4vmin)] text-ink-soft'

/** Whether a code is not accepted any more. */
const useIsOver = (until: string) => {
  const [over, setOver] = useState<string>()
  useEffect(() => {
    const end = Date.parse(until) + checkInSeconds * 1000
    const timer = setTimeout(() => setOver(until), end - serverNow())
    return () => clearTimeout(timer)
  }, [until])
  return over === until
}

interface CodeProps extends CheckInCode {
  id: string
  /** Why it could not be renewed. */
  failure: unknown
}

const Code = ({ id, code, until, failure }: CodeProps) => {
  const isOver = useIsOver(until)
  const address = `${window.location.origin}${generatePath(paths.checkIn, { id })}#${code}`
  return (
    <div className="grid min-h-full content-center justify-items-center gap-[3vmin] text-center">
      {isOver ? null : (
        <>
          <QrCode
            text={address}
            label="QR code that opens the check-in"
            className="size-[min(84vw,56dvh)]"
          />
          <p
            aria-hidden
            className="tabular text-[length:min(18vw,18dvh)] leading-none font-semibold tracking-[0.08em]"
          >
            {code}
          </p>
        </>
      )}
      {/* The code is read out digit by digit, and again when it changes. */}
      <p role="status" className={failure || isOver ? hint : 'sr-only'}>
        {isOver
          ? 'The code has run out and could not be renewed. It is being tried again.'
          : failure
            ? (refusalOf(failure) ?? 'The code could not be renewed yet. It is being tried again.')
            : `The code is ${code.replaceAll(/\B/g, ' ')}.`}
      </p>
      {isOver ? null : (
        <p className={hint}>
          Scan it, or open the meeting at {window.location.host}
          {generatePath(paths.meetings)}, press Check in and enter the six digits.
        </p>
      )}
    </div>
  )
}

/** The button that fills the window with a meeting's code, which renews itself. */
export const ShowCode = ({ subject }: Pick<RollCall, 'subject'>) => {
  const queryClient = useQueryClient()
  return (
    <Dialog
      onOpenChange={(isOpen) => {
        // Reloads the roll call on closing, to show who has checked in.
        if (!isOpen) void queryClient.invalidateQueries({ queryKey: rollCallKey })
      }}
    >
      <DialogTrigger asChild>
        <Button>Show the code</Button>
      </DialogTrigger>
      <DialogContent
        title={<span className="wrap-anywhere">Check in: {subject.title}</span>}
        className={wholeWindow}
      >
        <ShownCode id={subject._id} />
      </DialogContent>
    </Dialog>
  )
}

const ShownCode = ({ id }: { id: string }) => {
  const query = useQuery(checkInCodeOf(useApi(), id))
  return (
    <QueryState query={query} loading="Loading the code" failed="Failed to fetch the code">
      {(shown) => <Code id={id} {...shown} failure={query.error} />}
    </QueryState>
  )
}
