import { Link } from '@tropa/ui/link'

/** Phones write the first letter large, and schemes are case-insensitive (RFC 3986, 3.1). */
const webAddress = /https?:\/\/[^\s<>"]+/gi

/** Punctuation that ends the sentence around an address, not the address itself. */
const trailing = /[.,;:!?'’”)\]}]+$/

const count = (text: string, character: string) => text.split(character).length - 1

/** Takes the punctuation after an address off, but no `)` that was opened within the address. */
const trimAddress = (text: string): string => {
  let end = text.replace(trailing, '').length
  while (text[end] === ')' && count(text.slice(0, end), '(') > count(text.slice(0, end), ')')) {
    end += 1
  }
  return text.slice(0, end)
}

interface Part {
  text: string
  isAddress: boolean
}

/** Splits a text into its web addresses and what is between them. */
export const splitAddresses = (text: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(webAddress)) {
    const address = trimAddress(match[0])
    if (!URL.canParse(address)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isAddress: false })
    parts.push({ text: address, isAddress: true })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAddress: false })
  return parts
}

export const LinkedText = ({ text }: { text: string }) => (
  <>
    {splitAddresses(text).map((part, index) =>
      part.isAddress ? (
        <Link key={index} href={part.text} target="_blank" rel="nofollow noopener noreferrer">
          {part.text}
        </Link>
      ) : (
        part.text
      ),
    )}
  </>
)
