import { memberMessages } from '@tropa/contract/member/member'
import { closedPanelQuery } from '@tropa/contract/member/login-address'
import { paths } from '@tropa/contract/pages'
import { cn } from '@tropa/ui/cn'
import { useLocation } from 'react-router-dom'
import { UsersIcon } from '../../components/icons'
import { CalendarTile, EditSiteRow, StandingTile, TodoTile, useIsAnythingDue } from './shared-tiles'
import { HomeRow, RulesRow } from './home-tile'
import { MemberHome } from './member-home'

export const DashboardScreen = () => (
  <MemberHome
    notice={useLocation().search === closedPanelQuery ? memberMessages.panelClosed : undefined}
    rows={
      <>
        <HomeRow
          to={paths.meetings}
          title="Meetings"
          description="Agendas and minutes"
          icon={<UsersIcon />}
        />
        <RulesRow title="Team Rules" />
        <EditSiteRow />
      </>
    }
  >
    <TodoTile to={paths.todo} description="View to-do list and acknowledge" />
    <StandingTile className="sm:col-span-2" />
    <CalendarTile className={cn('sm:col-span-2', !useIsAnythingDue() && 'xl:col-span-4')} />
  </MemberHome>
)
