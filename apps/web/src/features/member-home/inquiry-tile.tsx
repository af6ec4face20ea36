import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '@tropa/contract/inquiry'
import { daysBetween } from '@tropa/contract/time/calendar-date'
import { dateIn } from '@tropa/contract/time/team-time'
import { InboxIcon } from '@tropa/ui/icons'
import { useApi } from '../../api/api-context'
import { useSite, useToday } from '../../hooks/use-site'
import { paths } from '../../paths'
import { allInquiries } from '../inquiry/api/inquiry-query'
import { HomeTile } from './home-tile'
import { LoadedFact, TileFact } from './tile-fact'

const newForDays = 7

/** The tile that leads to the inquiries and tells how many are new. */
export const InquiryTile = () => {
  const today = useToday()
  const { timeZone } = useSite()
  const query = useQuery(allInquiries(useApi()))
  return (
    <HomeTile
      to={paths.adminInquiry}
      title="View inquiry"
      description="Manage submitted inquiries"
      icon={<InboxIcon />}
      tone="accent"
    >
      <LoadedFact query={query}>
        {(inquiries) => {
          const isNew = ({ createdAt }: Inquiry) =>
            daysBetween(dateIn(timeZone, new Date(createdAt)), today) < newForDays
          return (
            <TileFact
              value={inquiries.filter(isNew).length}
              words={`new in ${newForDays} days`}
              note={inquiries[0] && `${inquiries[0].name}, ${inquiries[0].category}`}
            />
          )
        }}
      </LoadedFact>
    </HomeTile>
  )
}
