import { useQuery } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { paths } from '@tropa/contract/pages'
import { isCounted } from '@tropa/contract/record/decision'
import { sumFees } from '@tropa/contract/settings/currency'
import { dateIn } from '@tropa/contract/base/team-time'
import { cn } from '@tropa/ui/cn'
import { InboxIcon } from '@tropa/ui/icons'
import { useApi } from '../../api/api-context'
import {
  HistoryIcon,
  ReceiptIcon,
  SwatchIcon,
  UserPlusIcon,
  UsersIcon,
} from '../../components/icons'
import { RelativeTime } from '../../components/relative-time'
import { useMoney } from '../../hooks/use-format'
import { useSite, useToday } from '../../hooks/use-site'
import { activityLogPage } from '../activity-log/api'
import { inquiryPage } from '../inquiry/inquiry-queries'
import { newestRecords } from '../record/api'
import { HomeRow, HomeTile, LoadedFact, TileFact, RulesRow } from './home-tile'
import { MemberHome } from './member-home'
import { CalendarTile, EditSiteRow, StandingTile, TodoTile, useIsAnythingDue } from './shared-tiles'
import { monthName } from '../../format/month-name'

const ActivityLogTile = () => {
  const query = useQuery(activityLogPage(useApi(), 1, ''))
  return (
    <HomeTile
      to={paths.adminActivityLogs}
      title="Activity logs"
      description="View system activities"
      icon={<HistoryIcon />}
    >
      <LoadedFact query={query} className="min-h-22.5">
        {({ logs }) =>
          logs.length > 0 ? (
            <div className="grid gap-1.5 text-sm">
              {logs.slice(0, 2).map(({ _id, description, createdAt }) => (
                <p key={_id} className="grid">
                  <span className="truncate">{description}</span>
                  <span className="text-xs text-ink-soft">
                    <RelativeTime time={createdAt} />
                  </span>
                </p>
              ))}
            </div>
          ) : (
            <p className="text-sm">Nothing has happened yet.</p>
          )
        }
      </LoadedFact>
    </HomeTile>
  )
}

const InquiryTile = () => {
  const query = useQuery(inquiryPage(useApi(), 1, '', 'new'))
  return (
    <HomeTile
      to={paths.adminInquiry}
      title="View inquiry"
      description="Manage submitted inquiries"
      icon={<InboxIcon />}
      tone={query.data && query.data.pagination.total > 0 ? 'accent' : 'surface'}
    >
      <LoadedFact query={query}>
        {({ inquiries: [first], pagination }) => (
          <TileFact
            value={pagination.total}
            words="new"
            note={
              first && (
                <>
                  <bdi>{first.name}</bdi>, <bdi>{first.category}</bdi>
                </>
              )
            }
          />
        )}
      </LoadedFact>
    </HomeTile>
  )
}

/** The tile that leads to the penalty records and shows this month's fees, without withdrawn records. */
const RecordTile = () => {
  const api = useApi()
  const today = useToday()
  const { timeZone } = useSite()
  const money = useMoney()
  const query = useQuery(newestRecords(api))
  const isOfThisMonth = ({ date }: { date: string }) =>
    dateIn(timeZone, new Date(date)).startsWith(today.slice(0, 7))
  return (
    <HomeTile
      to={paths.adminRecords}
      title="Records"
      description="Manage penalty records"
      icon={<ReceiptIcon />}
    >
      <LoadedFact query={query}>
        {({ records, pagination }) => {
          const ofMonth = records.filter((each) => isCounted(each.state) && isOfThisMonth(each))
          const fees = sumFees(ofMonth.map(({ fee }) => fee))
          // The server sends only the newest; more of this month may follow the last of them.
          const isCut = pagination.total > records.length && records.slice(-1).some(isOfThisMonth)
          return (
            <TileFact
              value={money(fees)}
              words={`${isCut ? 'or more ' : ''}in ${monthName(Number(today.slice(5, 7)) - 1)}`}
              note={plural(ofMonth.length, 'record')}
            />
          )
        }}
      </LoadedFact>
    </HomeTile>
  )
}

/** The pages that have nothing to show on a tile. */
const places = [
  { to: paths.adminMeetings, title: 'Meetings', description: 'Call the roll', icon: <UsersIcon /> },
  {
    to: paths.adminMembers,
    title: 'Members',
    description: 'Invite and manage members',
    icon: <UserPlusIcon />,
  },
  {
    to: paths.adminAudit,
    title: 'Audit',
    description: 'Who signed in, and who changed what',
    icon: <HistoryIcon />,
  },
  {
    to: paths.adminSetup,
    title: 'Make it yours',
    description: 'Name, colour, teams and terms',
    icon: <SwatchIcon />,
  },
]

export const AdminScreen = () => (
  <MemberHome
    rows={
      <>
        <RulesRow title="Team rules" />
        {places.map((place) => (
          <HomeRow key={place.to} {...place} />
        ))}
        <EditSiteRow />
      </>
    }
  >
    <TodoTile to={paths.adminTodo} description="Manage to-do lists" />
    <InquiryTile />
    <RecordTile />
    <StandingTile />
    <ActivityLogTile />
    <CalendarTile className={cn('sm:col-span-2', useIsAnythingDue() && 'xl:col-span-4')} />
  </MemberHome>
)
