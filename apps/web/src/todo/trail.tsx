import { Link } from '@tropa/ui/link'
import { NavLink } from 'react-router-dom'

/** A place in a breadcrumb. */
export interface TrailPlace {
  to: string
  label: string
}

/** A breadcrumb; the place where one is is marked. */
export const Trail = ({ places }: { places: TrailPlace[] }) => (
  <nav aria-label="Breadcrumb" className="mb-4">
    <ol className="flex flex-wrap gap-2">
      {places.map(({ to, label }, index) => (
        <li key={to} className="flex gap-2">
          {index > 0 ? <span aria-hidden>/</span> : null}
          <Link asChild variant="quiet" className="aria-[current=page]:font-semibold">
            <NavLink to={to} end>
              {label}
            </NavLink>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
