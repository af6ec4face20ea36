import { Page } from '@tropa/ui/page'
import { ArchivedList } from './archived-list'
import { Trail } from './trail'
import { userTrail } from './trails'

/** The archived to-dos, for regular users. */
export const UserArchivedScreen = () => (
  <Page title="Archived Tasks" above={<Trail places={userTrail} />}>
    <ArchivedList />
  </Page>
)
