import type { FoundKind, SearchGroup } from '@tropa/contract/search/search'
import { RouterLink } from '../../components/router-link'

const headings: Record<FoundKind, string> = {
  todo: 'To-dos',
  event: 'Events',
  rule: 'Rules',
  person: 'People',
  inquiry: 'Inquiries',
}

interface SearchResultsProps {
  groups: readonly SearchGroup[]
  /** Called when a hit is followed. */
  onFollow: () => void
}

/** The hits of a search as links, each kind under its heading. */
export const SearchResults = ({ groups, onFollow }: SearchResultsProps) => (
  <div className="grid gap-4">
    {groups.map(({ kind, hits }) => (
      <section key={kind} className="grid gap-1">
        <h3 className="text-xs text-ink-soft">{headings[kind]}</h3>
        <ul className="grid gap-0.5">
          {hits.map(({ title, excerpt, url }, index) => (
            <li key={index}>
              <RouterLink
                to={url}
                onClick={onFollow}
                className="grid min-h-11 content-center rounded-control px-3 py-1.5 text-sm text-ink no-underline transition-colors hover:bg-hover focus:bg-pressed focus-visible:-outline-offset-2"
              >
                <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                  {title}
                </span>
                <span dir="auto" className="text-xs text-ink-soft [overflow-wrap:anywhere]">
                  {excerpt}
                </span>
              </RouterLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
