import { UsersIcon } from '../../components/icons'
import { paths } from '../../paths'
import { HomeTile } from './home-tile'

/** The tile that leads to the meetings and their roll calls. */
export const MeetingTile = ({ className }: { className?: string }) => (
  <HomeTile
    to={paths.adminMeetings}
    title="Meetings"
    description="Call the roll"
    icon={<UsersIcon />}
    {...(className !== undefined && { className })}
  />
)
