import { Breadcrumb, BreadcrumbItem } from '@tropa/ui/breadcrumb'
import { useLocation } from 'react-router-dom'
import { RouterLink } from './router-link'

export interface PageBreadcrumbItem {
  to: string
  label: string
}

/** The breadcrumb of a member's screen; marks the current page. */
export const PageBreadcrumb = ({ items }: { items: readonly PageBreadcrumbItem[] }) => {
  const { pathname } = useLocation()
  return (
    <Breadcrumb>
      {items.map(({ to, label }) => (
        <BreadcrumbItem key={to} asChild current={to === pathname}>
          <RouterLink to={to}>{label}</RouterLink>
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
