import { MemberPage } from '../../components/member-page'
import { userBreadcrumb } from './breadcrumbs'
import { ArchivedTodoList } from './components/archived-todo-list'

/** The archived to-dos, for users. */
export const UserArchivedScreen = () => (
  <MemberPage title="Archived Tasks" breadcrumb={userBreadcrumb}>
    <ArchivedTodoList />
  </MemberPage>
)
