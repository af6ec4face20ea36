import { SquareTally } from '@tropa/ui/square-tally'
import { TextBlock } from '../../components/plain-text'
import { parsePlainText } from '../../format/plain-text'
import { feesOf, limitOf, type Fee } from './rule-figures'

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
  return (
    <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3 text-md">
      {limit === undefined ? null : <SquareTally count={limit} endsFull className="mb-1" />}
      {blocks.map((block, index) => {
        const fees = block.kind === 'list' ? feesOf(block.items) : []
        return fees.length > 0 ? (
          <FeeTiles key={index} fees={fees} />
        ) : (
          <TextBlock key={index} block={block} />
        )
      })}
    </div>
  )
}
