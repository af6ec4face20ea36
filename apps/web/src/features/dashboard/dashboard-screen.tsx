import { memberMessages } from '@tropa/contract/member/member'
import { closedPanelQuery } from '@tropa/contract/member/login-address'
import { paths } from '@tropa/contract/pages'
import { useLocation } from 'react-router-dom'
import { CalendarTile, EditSiteTile, StandingTile, TodoTile } from './shared-tiles'
import { RulesTile, MemberHome } from './home-tile'

export const DashboardScreen = () => (
  <MemberHome
    notice={useLocation().search === closedPanelQuery ? memberMessages.panelClosed : undefined}
  >
    <TodoTile
      to={paths.todo}
      description="View to-do list and acknowledge"
      className="sm:col-span-2 lg:col-span-3"
    />
    <RulesTile title="Team Rules" tone="accent" className="sm:col-span-2 lg:col-span-1" />
    <StandingTile className="sm:col-span-2 lg:col-span-4" />
    <CalendarTile />
    <EditSiteTile />
  </MemberHome>
)
