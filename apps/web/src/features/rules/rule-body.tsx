import { type Currency, currencyWord } from '@tropa/contract/settings/currency'
import { SquareTally } from '@tropa/ui/square-tally'
import { TextBlock } from '../../components/plain-text'
import { type PlainTextBlock, parsePlainText } from '../../format/plain-text'
import { useSettings } from '../../hooks/use-site'

/** What something costs, as a line of the rules says it: `5 to 30 minutes late: 50 pesos`. */
interface Fee {
  reason: string
  amount: string
}

/** An amount with the word or the sign of any currency, before or after it. */
const fee = /^(.+):\s*(?:\p{Sc}\s*)?(\d+(?:[.,]\d{1,2})?)(?:\s*(\p{Sc}|\p{L}+))?$/u

/** The words after a number in the rules that is not an amount of money. */
const counted = /^(?:minute|hour|day|week|month|year|time|warning|instance|revision)s?$/i

/**
 * The fees of a list whose every line is a fee, in the team's currency whatever currency the text names; empty for
 * any other list.
 */
export const feesOf = (items: readonly string[], currency: Currency): Fee[] => {
  const fees = items.flatMap((item) => {
    const [, reason, amount, word = ''] = fee.exec(item) ?? []
    return reason && amount && !counted.test(word)
      ? [
          {
            reason,
            amount: `${amount} ${currencyWord(Number(amount.replace(',', '.')), currency)}`,
          },
        ]
      : []
  })
  return fees.length === items.length ? fees : []
}

const limit = /\bat most (\d+) (?:warnings?|instances?)\b/i

/** The most squares that are drawn; a larger number appears only in words. */
const maxSquares = 12

/** How many warnings or instances of lateness a section allows, if it says so. */
export const limitOf = (blocks: readonly PlainTextBlock[]): number | undefined => {
  const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  const found = texts.flatMap((text) => limit.exec(text)?.[1] ?? []).map(Number)
  return found.find((count) => count > 0 && count <= maxSquares)
}

const FeeTiles = ({ fees }: { fees: Fee[] }) => (
  <ul className="grid gap-2 sm:grid-cols-3">
    {fees.map(({ reason, amount }) => (
      <li
        key={reason}
        className="flex flex-col-reverse justify-end gap-1 rounded-card bg-sunken p-4 print:border print:border-line"
      >
        <span className="text-sm text-ink-soft">
          {reason}
          <span className="sr-only">: </span>
        </span>
        <span className="tabular text-xl font-semibold">{amount}</span>
      </li>
    ))}
  </ul>
)

/** The text of a rule; fees are tiles, and the warnings before a removal are drawn as squares. */
export const RuleBody = ({ body }: { body: string }) => {
  const blocks = parsePlainText(body)
  const limit = limitOf(blocks)
  const { currency } = useSettings()
  return (
    <div className="grid max-w-text grid-cols-1 gap-3 text-md">
      {limit === undefined ? null : <SquareTally count={limit} className="mb-1" />}
      {blocks.map((block, index) => {
        const fees = block.kind === 'list' ? feesOf(block.items, currency) : []
        return fees.length > 0 ? (
          <FeeTiles key={index} fees={fees} />
        ) : (
          <TextBlock key={index} block={block} />
        )
      })}
    </div>
  )
}
