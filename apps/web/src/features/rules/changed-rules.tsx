import { useQuery } from '@tanstack/react-query'
import { paths } from '@tropa/contract/pages'
import { rulesMessages, type RulesChanges } from '@tropa/contract/rules/rules'
import { mediumDate } from '@tropa/contract/base/day-text'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { KeepFocus } from '@tropa/ui/keep-focus'
import { Link } from '@tropa/ui/link'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { attentionKey } from '../../api/shared-queries'
import { useChange } from '../../api/use-change'
import { Changes, WhatChanged } from '../../components/what-changed'

const changesKey = ['rules', 'changes']

/** Acknowledges the shown rules, only once: the notice stays on the page until they are loaded again. */
const useAcknowledgeRules = () => {
  const { mutate, variables, isError } = useChange(
    (api, revision: number) => api.rules.acknowledge({ revision }),
    rulesMessages.acknowledged,
    [changesKey, attentionKey],
    'Failed to acknowledge the rules',
  )
  return { acknowledge: mutate, sent: isError ? undefined : variables }
}

export const useRulesChanges = () => {
  const api = useApi()
  return useQuery({ queryKey: changesKey, queryFn: () => api.rules.changes() })
}

/** Whether there is a change to acknowledge: the first rules are not one, nor is publishing the same text again. */
export const isUnread = ({ acknowledgedOn, revision, changes }: RulesChanges) =>
  acknowledgedOn === null ? revision > 1 : changes.length > 0

const ChangedSince = ({ acknowledgedOn, lastUpdated, revision, changes }: RulesChanges) => {
  const headingId = useId()
  const { acknowledge, sent } = useAcknowledgeRules()
  return (
    <section aria-labelledby={headingId} className="mb-4 sm:mb-6">
      <Banner className="grid gap-3 text-ink">
        <h2 id={headingId} className="text-md">
          {/* For a member who has just joined, nothing has changed. */}
          {acknowledgedOn === null
            ? 'Read the team rules.'
            : `The team rules changed on ${mediumDate(lastUpdated)}`}
        </h2>
        {changes.length > 0 ? (
          <WhatChanged>
            <Changes changes={changes} />
          </WhatChanged>
        ) : (
          <p>
            <Link asChild target="_blank">
              <RouterLink to={paths.rules}>Read the team rules</RouterLink>
            </Link>
          </p>
        )}
        <KeepFocus>
          <Button
            variant="secondary"
            size="sm"
            wrap
            className="justify-self-start"
            loading={sent === revision}
            onClick={() => acknowledge(revision)}
          >
            {acknowledgedOn === null ? 'I have read them' : 'Acknowledge the change'}
          </Button>
        </KeepFocus>
      </Banner>
    </section>
  )
}

/** Says that the rules have changed, and what, until the member acknowledges it. */
export const ChangedRules = () => {
  const { data } = useRulesChanges()
  return data && isUnread(data) ? <ChangedSince {...data} /> : null
}

/** For a member who has never acknowledged the rules. */
export const AcknowledgeFirstRules = () => {
  const { data } = useRulesChanges()
  const { acknowledge, sent } = useAcknowledgeRules()
  if (!data) return null
  return (
    <KeepFocus>
      <Button
        variant="secondary"
        size="sm"
        loading={sent === data.revision}
        onClick={() => acknowledge(data.revision)}
      >
        I have read them
      </Button>
    </KeepFocus>
  )
}
