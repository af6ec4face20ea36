import { MemberPage } from '../../components/member-page'
import { ArchivedList } from './archived-list'
import { adminTrail } from './breadcrumbs'

/** The archived to-dos, for admins. */
export const AdminArchivedScreen = () => (
  <MemberPage title="Archived tasks" trail={adminTrail}>
    <ArchivedList />
  </MemberPage>
)
