import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { Link } from 'react-router-dom'
import { capitalise } from '../lib/format'
import { useMember } from '../session/member-context'

/** A place a member's home screen leads to. */
export interface HomeCard {
  to: string
  title: string
  description: string
  /** Opens in a new tab. */
  newTab?: boolean
}

/** A member's home screen: the greeting and the places to go. */
export const MemberHome = ({ cards }: { cards: HomeCard[] }) => {
  const { username } = useMember()
  return (
    <Page title={`Welcome, ${capitalise(username)}!`} lead="What would you like to do today?">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ to, title, description, newTab }) => (
          <li key={to}>
            <Tile asChild interactive>
              <Link to={to} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                <h2 className="text-md">{title}</h2>
                <p className="text-ink-soft">{description}</p>
              </Link>
            </Tile>
          </li>
        ))}
      </ul>
    </Page>
  )
}
