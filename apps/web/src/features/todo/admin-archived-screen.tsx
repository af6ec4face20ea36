import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { generatePath } from 'react-router-dom'
import { MemberPage } from '../../components/member-page'
import { RouterLink } from '../../components/router-link'
import { paths } from '../../paths'
import { adminBreadcrumb } from './breadcrumbs'
import { ArchivedTodoList } from './components/archived-todo-list'

const RollCallLink = ({ _id: id, title }: Todo) => (
  <Button asChild variant="secondary" size="sm" className="print:hidden">
    <RouterLink to={generatePath(paths.todoRollCall, { id })} aria-label={`Roll call of ${title}`}>
      Roll call
    </RouterLink>
  </Button>
)

/** The archived to-dos with the way to their roll calls, for admins. */
export const AdminArchivedScreen = () => (
  <MemberPage title="Archived tasks" breadcrumb={adminBreadcrumb}>
    <ArchivedTodoList actions={(todo) => <RollCallLink {...todo} />} />
  </MemberPage>
)
