import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { GaugeIcon } from '../../components/icons'
import { instancesText, toPayText, warningsText } from '../../format/standing-text'
import { paths } from '../../paths'
import { ownStanding } from '../excuse/api'
import { HomeTile } from './home-tile'
import { LoadedFact, TileFact } from './tile-fact'

/** The tile that leads to the member's standing and sums it up. */
export const StandingTile = ({ className }: { className?: string }) => {
  const query = useQuery(ownStanding(useApi()))
  return (
    <HomeTile
      to={paths.standing}
      title="My standing"
      description="What is recorded about you"
      icon={<GaugeIcon />}
      {...(className !== undefined && { className })}
    >
      <LoadedFact query={query}>
        {({ warnings, instances, fees, records }) =>
          records.length === 0 ? (
            <p className="text-sm">Nothing is recorded about you.</p>
          ) : (
            <TileFact
              value={fees.owed}
              words={toPayText(fees.owed)}
              note={`${warningsText(warnings)}, ${instancesText(instances)}`}
            />
          )
        }
      </LoadedFact>
    </HomeTile>
  )
}
