import type { ServerProps } from 'payload'
import { readAttention, type Waiting } from './attention'

const Kind = ({ title, total, items }: Waiting) => (
  <section className="tropa-attention__kind">
    <h2>
      {title} <span className="tropa-attention__count">{total}</span>
    </h2>
    {total === 0 ? <p>Nothing waits here.</p> : null}
    <ul>
      {items.map(({ label, detail, href }) => (
        <li key={href}>
          <a href={href}>{label}</a> {detail ? <span>{detail}</span> : null}
        </li>
      ))}
    </ul>
    {total > items.length ? <p>and {total - items.length} more</p> : null}
  </section>
)

/** The dashboard's first words: what waits for whoever is signed in. */
export const AttentionBoard = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const today = payload.config.custom.today as () => string
  const kinds = await readAttention(payload, user, today())
  return (
    <div className="tropa-attention">
      {kinds.map((kind) => (
        <Kind key={kind.title} {...kind} />
      ))}
    </div>
  )
}
