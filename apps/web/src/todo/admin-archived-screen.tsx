import { MemberPage } from '../layout/member-page'
import { ArchivedList } from './archived-list'
import { adminTrail } from './trails'

/** The archived to-dos, for admins. */
export const AdminArchivedScreen = () => (
  <MemberPage title="Archived tasks" trail={adminTrail}>
    <ArchivedList />
  </MemberPage>
)
