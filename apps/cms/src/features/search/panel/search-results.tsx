'use client'

import type { PanelKind, PanelSearchGroup } from '@tropa/contract/search/panel-search'
import Link from 'next/link'

const headings: Record<PanelKind, string> = {
  event: 'Events',
  person: 'People',
  page: 'Pages',
  rule: 'Rules',
  todo: 'To-dos',
  inquiry: 'Inquiries',
  record: 'Records',
}

/** The id of a hit, counted over all groups. */
export const optionId = (index: number): string => `panel-search-hit-${index}`

interface SearchResultsProps {
  groups: readonly PanelSearchGroup[]
  /** The hit that Enter follows. */
  active: number
}

/** The hits of a search, each kind under its heading. */
export const SearchResults = ({ groups, active }: SearchResultsProps) => {
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <div role="listbox" aria-label="Results">
      {groups.map(({ kind, hits }, group) => (
        <div key={kind} role="group" aria-labelledby={`panel-search-${kind}`}>
          <h3 id={`panel-search-${kind}`} role="presentation">
            {headings[kind]}
          </h3>
          {hits.map(({ title, excerpt, url, isDraft }, hit) => {
            const index = firstOf(group) + hit
            return (
              <Link
                key={index}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                prefetch={false}
                href={url}
              >
                <strong dir="auto">{title}</strong>
                {isDraft ? <em>Draft</em> : null}
                <span dir="auto">{excerpt}</span>
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
