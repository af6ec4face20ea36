import { MemberPage } from '../../components/member-page'
import { userTabs } from './archived-screens'
import { ActiveTodoList } from './active-todo-list'
import { useTodoView } from './todo-view'

const reminder =
  "Please don't forget to click the check button under a to-do as sign of acknowledgment."

export const UserTodoScreen = () => (
  <MemberPage title="To-do" lead={reminder} tabs={userTabs}>
    <ActiveTodoList
      view={useTodoView()}
      isByWaiting
      emptyDescription="New to-dos for the team will appear here."
    />
  </MemberPage>
)
