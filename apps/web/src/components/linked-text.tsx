import { Link } from '@tropa/ui/link'
import { mailLink } from '../format/mail-link'

/** Phones write the first letter large, and schemes are case-insensitive (RFC 3986, 3.1). */
const webAddress = /https?:\/\/[^\s<>"]+/i

/** Never starts in the middle of another address, such as `c#dev@…`: the mail would go to somebody else. */
const mailAddress =
  /(?<![\p{L}\p{N}._%+#&?!$*^`{|}~-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u

const anyAddress = new RegExp(`${webAddress.source}|${mailAddress.source}`, 'giu')

/** Punctuation that ends the sentence around an address, not the address itself. */
const trailing = /[.,;:!?'’”)\]}]+$/

const count = (text: string, character: string) => text.split(character).length - 1

/** Removes the punctuation after an address, but not a `)` that was opened within it. */
const trimAddress = (text: string): string => {
  let end = text.replace(trailing, '').length
  while (text[end] === ')' && count(text.slice(0, end), '(') > count(text.slice(0, end), ')')) {
    end += 1
  }
  return text.slice(0, end)
}

interface Part {
  text: string
  /** The link of an address; the text between addresses has none. */
  href?: string
}

/** Splits a text into its web and mail addresses and what is between them. */
export const splitAddresses = (text: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(anyAddress)) {
    const isWeb = webAddress.test(match[0])
    const address = isWeb ? trimAddress(match[0]) : match[0]
    if (isWeb && !URL.canParse(address)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href: isWeb ? address : mailLink(address) })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A text whose web and mail addresses are links. */
export const LinkedText = ({ text }: { text: string }) => (
  <>
    {splitAddresses(text).map(({ text: part, href }, index) => {
      if (href === undefined) return part
      const away = { target: '_blank', rel: 'nofollow noopener noreferrer' }
      return (
        <Link key={index} href={href} {...(href.startsWith('mailto:') ? {} : away)}>
          {part}
        </Link>
      )
    })}
  </>
)
