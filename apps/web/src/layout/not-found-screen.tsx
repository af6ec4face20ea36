import { Link } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../lib/paths'

/** What an unknown address shows. */
export const NotFoundScreen = () => (
  <Page
    title="Page not found"
    lead="There is no page at this address. It may have moved, or the link may be wrong."
  >
    <Link asChild>
      <RouterLink to={paths.home}>Go to the home page</RouterLink>
    </Link>
  </Page>
)
