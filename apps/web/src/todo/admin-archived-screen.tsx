import { Page } from '@tropa/ui/page'
import { ArchivedList } from './archived-list'
import { Trail } from './trail'
import { adminTrail } from './trails'

/** The archived to-dos, for admins. */
export const AdminArchivedScreen = () => (
  <Page title="Archived tasks" above={<Trail places={adminTrail} />}>
    <ArchivedList />
  </Page>
)
