import { useQuery } from '@tanstack/react-query'
import { InboxIcon } from '@tropa/ui/icons'
import { useApi } from '../../api/api-context'
import { paths } from '../../paths'
import { inquiryPage } from '../inquiry/inquiry-queries'
import { HomeTile } from './home-tile'
import { LoadedFact, TileFact } from './tile-fact'

/** The tile that leads to the inquiries and tells how many are new. */
export const InquiryTile = () => {
  const query = useQuery(inquiryPage(useApi(), 1, '', 'new'))
  return (
    <HomeTile
      to={paths.adminInquiry}
      title="View inquiry"
      description="Manage submitted inquiries"
      icon={<InboxIcon />}
      tone="accent"
    >
      <LoadedFact query={query}>
        {({ inquiries: [first], pagination }) => (
          <TileFact
            value={pagination.total}
            words="new"
            note={first && `${first.name}, ${first.category}`}
          />
        )}
      </LoadedFact>
    </HomeTile>
  )
}
