import { MemberPage } from '../../components/member-page'
import { adminBreadcrumb } from './breadcrumbs'
import { ArchivedTodoList } from './components/archived-todo-list'

/** The archived to-dos, for admins. */
export const AdminArchivedScreen = () => (
  <MemberPage title="Archived tasks" breadcrumb={adminBreadcrumb}>
    <ArchivedTodoList />
  </MemberPage>
)
