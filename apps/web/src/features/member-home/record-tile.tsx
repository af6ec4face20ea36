import { useQuery } from '@tanstack/react-query'
import { isCounted } from '@tropa/contract/standing/decision'
import { dateIn } from '@tropa/contract/time/team-time'
import { useApi } from '../../api/api-context'
import { ReceiptIcon } from '../../components/icons'
import { pesos } from '../../format/format'
import { useSite, useToday } from '../../hooks/use-site'
import { paths } from '../../paths'
import { newestRecords } from '../record/api/record-queries'
import { HomeTile } from './home-tile'
import { LoadedFact, TileFact } from './tile-fact'

const monthName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(date))

/** The tile that leads to the penalty records and tells the fees of this month; what was withdrawn counts nowhere. */
export const RecordTile = () => {
  const api = useApi()
  const today = useToday()
  const { timeZone } = useSite()
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
          const fees = ofMonth.reduce((sum, { fee }) => sum + fee, 0)
          // The server sends only the newest; more of this month may follow the last of them.
          const isCut = pagination.total > records.length && records.slice(-1).some(isOfThisMonth)
          return (
            <TileFact
              value={pesos(fees)}
              words={`${isCut ? 'or more ' : ''}in ${monthName(today)}`}
              note={ofMonth.length === 1 ? '1 record' : `${ofMonth.length} records`}
            />
          )
        }}
      </LoadedFact>
    </HomeTile>
  )
}
