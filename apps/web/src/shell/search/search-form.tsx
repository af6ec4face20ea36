import { useQuery } from '@tanstack/react-query'
import type { SearchGroup } from '@tropa/contract/search/search'
import { maxLength } from '@tropa/contract/schemas/text'
import { ErrorState } from '@tropa/ui/error-state'
import { SearchField } from '@tropa/ui/search-field'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { searchQuery } from './search-query'
import { SearchResults } from './search-results'

const nothingFound = 'No results found'

const countText = (groups: readonly SearchGroup[]) => {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count === 0) return nothingFound
  return count === 1 ? '1 result' : `${count} results`
}

/** Moves the focus from the field to the hits and among them, as in a list. */
const moveWithArrows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  event.preventDefault()
  next?.focus()
}

/** The field of the search and what it finds, while it is typed. Enter follows the first hit. */
export const SearchForm = ({ onFollow }: { onFollow: () => void }) => {
  const [text, setText] = useState('')
  const search = text.trim()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    searchQuery(useApi(), search),
  )
  const groups = search === '' ? undefined : data
  const isCurrent = groups !== undefined && !isPlaceholderData
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  return (
    <div role="presentation" onKeyDown={moveWithArrows} className="grid gap-4">
      <SearchField
        ref={field}
        label="Search"
        maxLength={maxLength.search}
        className="max-w-none"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onSearch={(submitted) => {
          if (submitted === '') setText('')
          else if (isCurrent) results.current?.querySelector('a')?.click()
        }}
      />
      <p role="status" className="sr-only">
        {isCurrent ? countText(groups) : ''}
      </p>
      <div
        ref={results}
        aria-busy={isPlaceholderData}
        className="min-h-48 transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
      >
        {groups ? <SearchResults groups={groups} onFollow={onFollow} /> : null}
        {groups?.length === 0 ? (
          <p aria-hidden className="px-3 py-3 text-ink-soft">
            {nothingFound}
          </p>
        ) : null}
        {error ? (
          <ErrorState
            title="The search failed"
            description={serverMessage(error, 'Check your connection, then try again.')}
            retrying={isFetching}
            onRetry={() => {
              field.current?.focus()
              void refetch()
            }}
          />
        ) : null}
      </div>
    </div>
  )
}
