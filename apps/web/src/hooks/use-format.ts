import { moneyText } from '@tropa/contract/settings/currency'
import { momentIn } from '@tropa/contract/base/team-moment'
import { useSettings, useSite } from './use-site'

/** Formats moments by the team's time zone and clock: `Aug 18, 2025, 9:05 AM`. */
export const useDateAndTime = () => {
  const { timeZone } = useSite()
  const { clock } = useSettings()
  return (moment: string) => momentIn(timeZone, moment, clock)
}

/** Formats fees in the team's currency: `₱1,000`. */
export const useMoney = () => {
  const { currency } = useSettings()
  return (fee: number) => moneyText(fee, currency)
}
