import { Breadcrumb, BreadcrumbItem } from '@tropa/ui/breadcrumb'
import { useLocation } from 'react-router-dom'
import { RouterLink } from './router-link'

/** A place in a breadcrumb. */
export interface TrailPlace {
  to: string
  label: string
}

/** A breadcrumb; the place where one is is marked. */
export const Trail = ({ places }: { places: readonly TrailPlace[] }) => {
  const { pathname } = useLocation()
  return (
    <Breadcrumb>
      {places.map(({ to, label }) => (
        <BreadcrumbItem key={to} asChild current={to === pathname}>
          <RouterLink to={to}>{label}</RouterLink>
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
