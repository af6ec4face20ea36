import type { Accent } from '@tropa/contract/settings/accents'

interface AccentColours {
  /** The colour that a mark lies on. */
  ground: string
  /** The colour of the mark itself. */
  sign: string
}

/** The ink and the paper of the light theme. */
export const inkColour = '#21201c'
export const paperColour = '#fcfaf1'

const nearBlack = '#111110'
const nearWhite = '#fdfdfc'

/** For pictures, which have no style sheet: the accents of `theme/accents.css`, and the marks on them. */
export const accentColours: Record<Accent, AccentColours> = {
  amber: { ground: '#ffc53d', sign: inkColour },
  orange: { ground: '#f76b15', sign: inkColour },
  tomato: { ground: '#e54d2e', sign: nearBlack },
  ruby: { ground: '#e54666', sign: nearBlack },
  pink: { ground: '#d6409f', sign: nearBlack },
  violet: { ground: '#6e56cf', sign: nearWhite },
  iris: { ground: '#5b5bd6', sign: nearWhite },
  blue: { ground: '#0090ff', sign: inkColour },
  cyan: { ground: '#00a2c7', sign: inkColour },
  teal: { ground: '#12a594', sign: inkColour },
  grass: { ground: '#46a758', sign: inkColour },
  lime: { ground: '#bdee63', sign: inkColour },
}
