import type { ServerProps } from 'payload'
import { readWaitingToPublish, type WaitingKind } from './waiting-to-publish'

const Kind = ({ title, total, items, lists = [] }: WaitingKind) => (
  <section className="tropa-waiting__kind">
    <h2>
      {title}{' '}
      <span className="tropa-waiting__count" data-waits={total > 0}>
        {total}
      </span>
    </h2>
    {total === 0 ? <p>Nothing waits here.</p> : null}
    <ul>
      {items.map(({ label, detail, href }) => (
        <li key={`${href} ${detail ?? ''}`}>
          <a href={href}>{label}</a> {detail ? <span>{detail}</span> : null}
        </li>
      ))}
    </ul>
    {total > items.length ? <p>and {total - items.length} more</p> : null}
    {lists.map(({ label, href }) => (
      <p key={href}>
        <a href={href}>All drafts in {label}</a>
      </p>
    ))}
  </section>
)

export const WaitingBoard = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const kinds = await readWaitingToPublish(payload, user)
  return (
    <>
      <h1 className="tropa-dashboard__title">Dashboard</h1>
      <div className="tropa-waiting">
        {kinds.map((kind) => (
          <Kind key={kind.title} {...kind} />
        ))}
      </div>
    </>
  )
}
