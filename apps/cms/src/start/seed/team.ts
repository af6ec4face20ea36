/** How a portrait is drawn: the variants of Notionists' parts and the colour behind them. */
interface Portrait {
  hair: number
  body: number
  lips: number
  nose: number
  brows: number
  glasses?: number
  /** Makes the portrait look to the left. */
  flip?: true
  paper: string
  /** The alternative text. */
  alt: string
}

export interface SampleMember {
  name: string
  /** The first name, as the home page's tooltips show it. */
  alt: string
  role: string
  bio: string
  links: [string, string, string]
  portrait: Portrait
}

const samplePage = (site: string, name: string) => `https://${site}/tropa-sample-${name}`
const github = (name: string) => samplePage('github.com', name)
const linkedin = (name: string) => samplePage('linkedin.com/in', name)
const behance = (name: string) => samplePage('behance.net', name)
const dribbble = (name: string) => samplePage('dribbble.com', name)
const facebook = (name: string) => `https://facebook.com/tropa.sample.${name}`
const instagram = (name: string) => `https://instagram.com/tropa.sample.${name}`
const email = (name: string) => `${name}@example.com`

/** Thirteen fictional people, in display order: heads first, then each team. */
export const sampleTeam: readonly SampleMember[] = [
  {
    name: 'Marielle Dimaandal',
    alt: 'Marielle',
    role: 'Project Manager',
    bio: 'Keeps the board honest and the meetings short. Runs on 3-in-1 coffee and a very long checklist.',
    links: [linkedin('marielle'), github('marielle'), email('marielle')],
    portrait: {
      hair: 58,
      body: 17,
      lips: 14,
      nose: 18,
      brows: 1,
      paper: '#f6e3bd',
      alt: 'A drawing of Marielle with layered shoulder-length hair and a dark open jacket, smiling broadly.',
    },
  },
  {
    name: 'Joaquin Villareal',
    alt: 'Joaquin',
    role: 'Assistant Manager',
    bio: 'Writes everything down, down to the minute you came in. Fair to a fault, generous with snacks.',
    links: [linkedin('joaquin'), facebook('joaquin'), email('joaquin')],
    portrait: {
      hair: 35,
      body: 25,
      lips: 3,
      nose: 1,
      brows: 4,
      glasses: 11,
      paper: '#f1ebe0',
      alt: 'A drawing of Joaquin with swept-back hair, round glasses and two pens in his shirt pocket, smiling.',
    },
  },
  {
    name: 'Kristoffer Magbanua',
    alt: 'Kristoffer',
    role: 'Head of Development',
    bio: 'Reviews your code as if he will be the one on call, because he will be. Draws before he types.',
    links: [github('kristoffer'), linkedin('kristoffer'), email('kristoffer')],
    portrait: {
      hair: 27,
      body: 8,
      lips: 23,
      nose: 6,
      brows: 7,
      flip: true,
      paper: '#efdcc0',
      alt: 'A drawing of Kristoffer with a quiff and a black jacket, looking left with a half smile.',
    },
  },
  {
    name: 'Aira Lumibao',
    alt: 'Aira',
    role: 'Head of Design',
    bio: 'Moves things by two pixels and is right. Collects jeepney lettering on her walks to school.',
    links: [behance('aira'), dribbble('aira'), instagram('aira')],
    portrait: {
      hair: 48,
      body: 15,
      lips: 25,
      nose: 17,
      brows: 1,
      paper: '#fbe6b3',
      alt: 'A drawing of Aira with a high bun and a fringe, in a blouse with big flowers, laughing.',
    },
  },
  {
    name: 'Rafael Macaraeg',
    alt: 'Rafael',
    role: 'Head of Documentation',
    bio: 'Believes a sentence should carry one idea. Has read the thesis manual twice, for fun.',
    links: [linkedin('rafael'), facebook('rafael'), email('rafael')],
    portrait: {
      hair: 25,
      body: 20,
      lips: 22,
      nose: 10,
      brows: 9,
      glasses: 8,
      flip: true,
      paper: '#ece4d6',
      alt: 'A drawing of Rafael with neat hair, square glasses and a dark tie, looking left with a small smile.',
    },
  },
  {
    name: 'Danica Escueta',
    alt: 'Danica',
    role: 'Front-end Developer',
    bio: 'Tests on the cheapest phone she can borrow. If it works there, it works.',
    links: [github('danica'), linkedin('danica'), instagram('danica')],
    portrait: {
      hair: 45,
      body: 24,
      lips: 30,
      nose: 14,
      brows: 12,
      paper: '#f7dcb4',
      alt: 'A drawing of Danica with a high ponytail in a scrunchie and a hoodie dotted with small crosses, grinning.',
    },
  },
  {
    name: 'Jericho Palomares',
    alt: 'Jericho',
    role: 'Back-end Developer',
    bio: 'Quiet until the query plan comes up. Names every variable as if his grandmother will read it.',
    links: [github('jericho'), linkedin('jericho'), email('jericho')],
    portrait: {
      hair: 22,
      body: 23,
      lips: 3,
      nose: 8,
      brows: 8,
      flip: true,
      paper: '#f4ead2',
      alt: 'A drawing of Jericho with short curls, strong brows and a plain hoodie, looking left with a smile.',
    },
  },
  {
    name: 'Aisah Macarambon',
    alt: 'Aisah',
    role: 'Database Developer',
    bio: 'Normalises tables and study groups alike. Always the first to ask what happens when it fails.',
    links: [github('aisah'), linkedin('aisah'), email('aisah')],
    portrait: {
      hair: 62,
      body: 14,
      lips: 14,
      nose: 16,
      brows: 1,
      flip: true,
      paper: '#f9ecca',
      alt: 'A drawing of Aisah in a black hijab and a round-collared top, looking left and smiling.',
    },
  },
  {
    name: 'Paolo Catacutan',
    alt: 'Paolo',
    role: 'Quality Assurance',
    bio: 'Presses the button twice, sideways and offline. Files bugs with a drawing and an apology.',
    links: [github('paolo'), facebook('paolo'), email('paolo')],
    portrait: {
      hair: 53,
      body: 2,
      lips: 25,
      nose: 13,
      brows: 5,
      paper: '#ecd9bb',
      alt: 'A drawing of Paolo with short spiky hair, a black shirt and a backpack, laughing.',
    },
  },
  {
    name: 'Bianca Gatdula',
    alt: 'Bianca',
    role: 'Interface Designer',
    bio: 'Sketches on receipts, then in Figma. Asks real students before she asks the team.',
    links: [behance('bianca'), dribbble('bianca'), linkedin('bianca')],
    portrait: {
      hair: 41,
      body: 22,
      lips: 23,
      nose: 4,
      brows: 12,
      glasses: 3,
      paper: '#f3e6cf',
      alt: 'A drawing of Bianca with long straight hair, wide glasses and a top patterned with rainbows, smiling.',
    },
  },
  {
    name: 'Enzo Carandang',
    alt: 'Enzo',
    role: 'Graphic Designer',
    bio: 'Makes the posters you want to keep. Plays the bass, badly, at every team gathering.',
    links: [behance('enzo'), instagram('enzo'), email('enzo')],
    portrait: {
      hair: 33,
      body: 18,
      lips: 30,
      nose: 11,
      brows: 12,
      flip: true,
      paper: '#fbdfa4',
      alt: 'A drawing of Enzo with piled-up curls and a jacket over a lightning-bolt shirt, looking left, grinning.',
    },
  },
  {
    name: 'Trisha Buenaventura',
    alt: 'Trisha',
    role: 'Technical Writer',
    bio: 'Turns three hours of talk into one clear page. Guards the glossary with her life.',
    links: [linkedin('trisha'), facebook('trisha'), email('trisha')],
    portrait: {
      hair: 8,
      body: 13,
      lips: 3,
      nose: 14,
      brows: 1,
      paper: '#efe7da',
      alt: 'A drawing of Trisha with wavy hair held by a headband and a wrapped blouse, smiling.',
    },
  },
  {
    name: 'Gabriel Dimayuga',
    alt: 'Gabriel',
    role: 'Researcher',
    bio: 'Reads the footnotes. Once interviewed forty commuters before breakfast and thanked each by name.',
    links: [linkedin('gabriel'), facebook('gabriel'), email('gabriel')],
    portrait: {
      hair: 5,
      body: 4,
      lips: 17,
      nose: 5,
      brows: 4,
      paper: '#f5e1c3',
      alt: 'A drawing of Gabriel with a rounded mop of hair, a dark sweater over a collar and a backpack, half smiling.',
    },
  },
]
