import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { publicPages } from '@tropa/contract/pages'
import type { UserType } from '@tropa/contract/member/member'
import { searchable } from '@tropa/contract/base/text'
import type { FoundKind, SearchGroup } from '@tropa/contract/search/search'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { ErrorState } from '@tropa/ui/error-state'
import { SearchField } from '@tropa/ui/search-field'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { describeError } from '../../components/query-state'
import { useMember } from '../../session/member-context'
import { sectionsOf } from '../../session/member-pages'

interface ShownGroup extends Omit<SearchGroup, 'kind'> {
  kind: FoundKind | 'page'
}

/** The pages of the menu and of the site whose name has every word, as a group like the server's. */
const foundPages = (search: string, userType: UserType): ShownGroup[] => {
  const words = searchable(search).split(/\s+/)
  const pages = new Map<string, ShownGroup['hits'][number]>()
  for (const { path, label, title, hint } of Object.values(publicPages)) {
    pages.set(path, { title: title ?? label, excerpt: hint, url: path })
  }
  for (const { to, label } of sectionsOf(userType)) {
    pages.set(to, { title: label, excerpt: 'Members’ area', url: to })
  }
  const hits = [...pages.values()].filter(({ title }) =>
    words.every((word) => searchable(title).includes(word)),
  )
  return hits.length > 0 ? [{ kind: 'page', total: hits.length, hits }] : []
}

const headings: Record<ShownGroup['kind'], string> = {
  page: 'Pages',
  todo: 'To-dos',
  meeting: 'Meetings',
  event: 'Events',
  rule: 'Rules',
  person: 'People',
  member: 'Members',
  inquiry: 'Inquiries',
}

interface SearchResultsProps {
  groups: readonly ShownGroup[]
  onFollow: () => void
}

const SearchResults = ({ groups, onFollow }: SearchResultsProps) => (
  <div className="grid gap-4">
    {groups.map(({ kind, total, hits }) => (
      <section key={kind} className="grid gap-1">
        <h3 className="text-xs text-ink-soft">
          {headings[kind] + (total > hits.length ? `, ${hits.length} of ${total}` : '')}
        </h3>
        <ul className="grid gap-0.5">
          {hits.map(({ title, excerpt, url }, index) => (
            <li key={index}>
              <Link
                to={url}
                onClick={onFollow}
                className="grid min-h-11 content-center rounded-control px-3 py-1.5 text-sm text-ink no-underline transition-colors hover:bg-hover focus:bg-pressed focus-visible:-outline-offset-2"
              >
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {title}
                </span>
                <span dir="auto" className="text-xs text-ink-soft wrap-anywhere">
                  {excerpt}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const nothingFound = 'No results found'

const countText = (groups: readonly ShownGroup[]) => {
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  if (total === 0) return nothingFound
  const results = plural(total, 'result')
  return total > shown ? `${shown} of ${results}` : results
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

/** The search field and its hits, which update while typing. Enter follows the first hit. */
const SearchForm = ({ onFollow }: { onFollow: () => void }) => {
  const [text, setText] = useState('')
  const search = text.trim()
  const api = useApi()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', search],
    // A request is cancelled when the search changes in the meantime.
    queryFn: ({ signal }) => api.search.find({ search }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const { userType } = useMember()
  const groups = search !== '' && data ? [...foundPages(search, userType), ...data] : undefined
  const isCurrent = groups !== undefined && !isPlaceholderData
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  return (
    <div role="presentation" onKeyDown={moveWithArrows} className="grid gap-4">
      <SearchField
        ref={field}
        label="Search"
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
        className="min-h-48 transition-opacity aria-busy:opacity-60 aria-busy:delay-(--duration-hover)"
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
            description={describeError(error)}
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

const descriptions = {
  admin:
    'Finds to-dos, meetings, events, rules, people and inquiries by what they say, pages and members by name.',
  user: 'Finds to-dos, meetings, events, rules and people by what they say, pages by name.',
}

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
}

export const SearchDialog = ({ isOpen, onClose }: SearchDialogProps) => {
  const { userType } = useMember()
  const isFollowed = useRef(false)
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent
        title="Search"
        description={descriptions[userType]}
        onOpenAutoFocus={() => {
          isFollowed.current = false
        }}
        onCloseAutoFocus={(event) => {
          if (!isFollowed.current) return
          event.preventDefault()
          // A new screen takes the focus by itself, but not the same screen with another search.
          if (document.activeElement === document.body) document.getElementById('main')?.focus()
        }}
      >
        <SearchForm
          onFollow={() => {
            isFollowed.current = true
            onClose()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
