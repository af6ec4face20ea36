import type { PlainTextBlock } from '../../format/plain-text'

/** What something costs, as a line of the rules says it: `5 to 30 minutes late: 50 pesos`. */
export interface Fee {
  reason: string
  amount: string
}

const fee = /^(.+):\s*(\d+ pesos)$/

/** The fees of a list in which every line is one; nothing for any other list. */
export const feesOf = (items: readonly string[]): Fee[] => {
  const fees = items.flatMap((item) => {
    const [, reason, amount] = fee.exec(item) ?? []
    return reason && amount ? [{ reason, amount }] : []
  })
  return fees.length === items.length ? fees : []
}

const limit = /\bat most (\d+) (?:warnings?|instances?)\b/i

/** The most squares that are drawn; a larger number is said by the words alone. */
const drawnAtMost = 12

/** How many warnings or instances of lateness a section allows, if it says so. */
export const limitOf = (blocks: readonly PlainTextBlock[]): number | undefined => {
  const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  const found = texts.flatMap((text) => limit.exec(text)?.[1] ?? []).map(Number)
  return found.find((count) => count > 0 && count <= drawnAtMost)
}
