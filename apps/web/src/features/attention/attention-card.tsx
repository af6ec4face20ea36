import { useQuery } from '@tanstack/react-query'
import { paths } from '@tropa/contract/pages'
import { Card } from '@tropa/ui/card'
import { Link } from '@tropa/ui/link'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { attentionList } from '../../api/shared-queries'
import { AcknowledgeFirstRules, isUnread, useRulesChanges } from '../rules/changed-rules'

export const useAttention = () => useQuery(attentionList(useApi()))

/** What needs the member, each as a link to the page where it is mended; nothing where nothing does. */
export const AttentionCard = () => {
  const headingId = useId()
  const { data: rules } = useRulesChanges()
  const { data = [] } = useAttention()
  // Not those that were acknowledged since, nor those that the notice of their change asks for above.
  const isAsked = !rules || (rules.acknowledgedOn === null && !isUnread(rules))
  const items = isAsked ? data : data.filter(({ href }) => href !== paths.rules)
  if (items.length === 0) return null
  return (
    <Card asChild className="mb-4 grid gap-3 sm:mb-6">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-md">
          What needs you
        </h2>
        <ul className="grid gap-2 max-sm:gap-5">
          {items.map(({ key, text, href }) => (
            <li key={key} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link asChild className="touch-target min-w-0 wrap-anywhere">
                {/* The panel is no page of this app. */}
                <RouterLink to={href} reloadDocument={href.startsWith(paths.panel)}>
                  {text}
                </RouterLink>
              </Link>
              {href === paths.rules ? <AcknowledgeFirstRules /> : null}
              {key === 'backup' ? (
                <span className="text-sm text-ink-soft">
                  On the server: <code>npm run backup</code>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
