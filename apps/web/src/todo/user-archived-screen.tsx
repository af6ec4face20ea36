import { MemberPage } from '../layout/member-page'
import { ArchivedList } from './archived-list'
import { userTrail } from './trails'

/** The archived to-dos, for regular users. */
export const UserArchivedScreen = () => (
  <MemberPage title="Archived Tasks" trail={userTrail}>
    <ArchivedList />
  </MemberPage>
)
