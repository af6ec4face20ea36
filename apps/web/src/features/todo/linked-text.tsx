import { Link } from '@tropa/ui/link'

/** A pair of parentheses within an address, such as `(software)`, with at most one pair in it. */
const pair = String.raw`\((?:[^\s<>"()]|\([^\s<>"()]*\))*\)`

/**
 * The punctuation that ends the sentence around an address is not part of it. Phones write the first letter of a
 * scheme large, and schemes are case-insensitive (RFC 3986, 3.1).
 */
const webAddress = new RegExp(
  String.raw`(https?:\/\/(?:[^\s<>"()]|${pair})*(?:[^\s<>"().,;:!?'’”\]}]|${pair}))`,
  'i',
)

/** Splits a text into what is between its web addresses and, at the odd places, those. */
export const splitAddresses = (text: string): string[] => text.split(webAddress)

export const LinkedText = ({ text }: { text: string }) => (
  <>
    {splitAddresses(text).map((part, index) =>
      index % 2 === 1 ? (
        <Link key={index} href={part} target="_blank" rel="nofollow noopener noreferrer">
          {part}
        </Link>
      ) : (
        part
      ),
    )}
  </>
)
