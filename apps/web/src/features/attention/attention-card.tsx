import { useQuery } from '@tanstack/react-query'
import { paths } from '@tropa/contract/pages'
import { Link } from '@tropa/ui/link'
import { Tile } from '@tropa/ui/tile'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { attentionList } from '../../api/shared-queries'
import { AcknowledgeFirstRules, isUnread, useRulesChanges } from '../rules/changed-rules'

export const useAttention = () => useQuery(attentionList(useApi()))

/** What needs the member, without the rules once they are acknowledged or while the notice above asks for them. */
export const useNeeds = () => {
  const { data: rules } = useRulesChanges()
  const { data = [] } = useAttention()
  const isAsked = !rules || (rules.acknowledgedOn === null && !isUnread(rules))
  return isAsked ? data : data.filter(({ href }) => href !== paths.rules)
}

/** What needs the member, each as a link to the page where they can act; renders nothing if there is nothing. */
export const AttentionCard = () => {
  const headingId = useId()
  const items = useNeeds()
  if (items.length === 0) return null
  return (
    <Tile
      asChild
      tone="inverse"
      className="mb-3 grid gap-x-8 gap-y-2 sm:mb-4 xl:items-baseline xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-lg">
          What needs you
        </h2>
        <ul>
          {items.map(({ key, text, href }) => (
            <li
              key={key}
              tabIndex={-1}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 py-2 has-[button]:gap-y-4 not-first:border-t not-first:border-line"
            >
              <Link asChild className="touch-target min-w-0 text-md wrap-anywhere">
                {/* The panel is not a page of this app. */}
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
    </Tile>
  )
}
