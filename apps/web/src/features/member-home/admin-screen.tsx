import { UserPlusIcon } from '../../components/icons'
import { paths } from '../../paths'
import { ActivityLogTile } from './activity-log-tile'
import { CalendarTile } from './calendar-tile'
import { EditSiteTile } from './edit-site-tile'
import { HomeTile, RulesTile } from './home-tile'
import { InquiryTile } from './inquiry-tile'
import { MeetingTile } from './meeting-tile'
import { MemberHome } from './member-home'
import { RecordTile } from './record-tile'
import { StandingTile } from './standing-tile'
import { TodoTile } from './todo-tile'

/** The member home of an admin. */
export const AdminScreen = () => (
  <MemberHome>
    <TodoTile
      to={paths.adminTodo}
      description="Manage to-do lists"
      className="sm:col-span-2 lg:row-span-2"
    />
    <RecordTile />
    <ActivityLogTile />
    <InquiryTile />
    <RulesTile title="Team rules" tone="sunken" />
    <MeetingTile className="lg:col-span-2" />
    <StandingTile className="lg:col-span-2" />
    <CalendarTile />
    <HomeTile
      to={paths.adminMembers}
      title="Members"
      description="Invite and manage members"
      icon={<UserPlusIcon />}
    />
    <EditSiteTile />
  </MemberHome>
)
