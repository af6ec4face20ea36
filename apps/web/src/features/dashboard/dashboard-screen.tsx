import { memberMessages } from '@tropa/contract/member/member'
import { closedPanelQuery } from '@tropa/contract/member/login-address'
import { paths } from '@tropa/contract/pages'
import { useLocation } from 'react-router-dom'
import { CalendarTile, EditSiteRow, StandingTile, TodoTile } from './shared-tiles'
import { RulesRow, MemberHome } from './home-tile'

export const DashboardScreen = () => (
  <MemberHome
    notice={useLocation().search === closedPanelQuery ? memberMessages.panelClosed : undefined}
    rows={
      <>
        <RulesRow title="Team Rules" />
        <EditSiteRow />
      </>
    }
  >
    <TodoTile to={paths.todo} description="View to-do list and acknowledge" />
    <StandingTile className="sm:col-span-2" />
    <CalendarTile className="sm:col-span-2" />
  </MemberHome>
)
