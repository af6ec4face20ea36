import type { SecondFactorState } from '@tropa/contract/second-factor'
import { secondFactorMessages } from '@tropa/contract/second-factor'
import { Badge } from '@tropa/ui/badge'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { useState } from 'react'
import { QueryState } from '../../../components/query-state'
import { useOnDemand } from '../../../hooks/use-on-demand'
import { useReturnFocus } from '../../../hooks/use-return-focus'
import { useSecondFactor } from '../api/second-factor'
import { TurnOffDialog } from './turn-off-dialog'

/** With the code that draws QR codes, which nothing else needs. */
const importSetUpDialog = () => import('./set-up-dialog').then((module) => module.SetUpDialog)

const SetUp = () => {
  const [SetUpDialog, fetchSetUpDialog] = useOnDemand(importSetUpDialog)
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onPointerEnter={fetchSetUpDialog}
        onFocus={fetchSetUpDialog}
        onClick={() => {
          fetchSetUpDialog()
          rememberFocus()
          setIsOpen(true)
        }}
      >
        Set up
      </Button>
      {isOpen && SetUpDialog ? (
        <SetUpDialog onClose={() => setIsOpen(false)} onCloseAutoFocus={onCloseAutoFocus} />
      ) : null}
    </>
  )
}

const Off = ({ required }: Pick<SecondFactorState, 'required'>) => (
  <>
    {required ? (
      <Banner className="max-w-text">
        You need a second factor here: a password alone can be stolen. Set it up to go on, or log
        out.
      </Banner>
    ) : (
      <p className="max-w-text text-ink-soft">
        With it, each login asks for your password and for a code of an app on your phone.
      </p>
    )}
    <SetUp />
  </>
)

const On = ({ required }: Pick<SecondFactorState, 'required'>) => (
  <>
    <p className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="green">On</Badge>
      <span className="text-ink-soft">Each login asks for a code of your authenticator app.</span>
    </p>
    {required ? (
      <p className="max-w-text text-ink-soft">{secondFactorMessages.required}</p>
    ) : (
      <TurnOffDialog />
    )}
  </>
)

/** Whether the member has a second factor, and how to set it up or turn it off. */
export const SecondFactorSection = () => (
  <Section title="Second factor">
    <QueryState
      query={useSecondFactor()}
      loading="Loading"
      skeleton={<Skeleton className="h-20" />}
      failed="Your second factor could not be loaded"
    >
      {({ isOn, required }) => (
        <div className="grid justify-items-start gap-4">
          {isOn ? <On required={required} /> : <Off required={required} />}
        </div>
      )}
    </QueryState>
  </Section>
)
