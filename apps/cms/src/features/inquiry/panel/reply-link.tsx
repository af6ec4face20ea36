import '../../../payload/components/tools.css'
import { oneLine } from '@tropa/contract/schemas/one-line'

const textOf = (value: unknown) => (typeof value === 'string' ? oneLine(value) : '')

/** Opens a reply to the visitor in the admin's own mail program. */
export const ReplyLink = ({ data }: { data: Record<string, unknown> }) => {
  const { email, category } = data
  const address = textOf(email)
  if (address === '') return null
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return (
    <p className="tool">
      <a href={`mailto:${to}?subject=${encodeURIComponent(`Re: ${textOf(category)}`)}`}>
        Reply by mail to {address}
      </a>
    </p>
  )
}
