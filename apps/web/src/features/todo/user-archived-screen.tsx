import { MemberPage } from '../../components/member-page'
import { ArchivedList } from './archived-list'
import { userTrail } from './breadcrumbs'

/** The archived to-dos, for regular users. */
export const UserArchivedScreen = () => (
  <MemberPage title="Archived Tasks" trail={userTrail}>
    <ArchivedList />
  </MemberPage>
)
