export interface SampleMember {
  name: string
  role: string
  bio: string
  links: [string, string, string]
  /** What the portrait shows, its alternative text. */
  portrait: string
}

const samplePage = (site: string, name: string) => `https://${site}/tropa-sample-${name}`
const github = (name: string) => samplePage('github.com', name)
const linkedin = (name: string) => samplePage('linkedin.com/in', name)
const behance = (name: string) => samplePage('behance.net', name)
const dribbble = (name: string) => samplePage('dribbble.com', name)
const facebook = (name: string) => `https://facebook.com/tropa.sample.${name}`
const instagram = (name: string) => `https://instagram.com/tropa.sample.${name}`
const email = (name: string) => `${name}@example.com`

export const firstNameOf = ({ name }: SampleMember): string => name.split(' ')[0] ?? name

/** Thirteen fictional people, in display order: heads first, then each team. */
export const sampleTeam: readonly SampleMember[] = [
  {
    name: 'Marielle Dimaandal',
    role: 'Project Manager',
    bio: 'Keeps the board honest and the meetings short. Runs on 3-in-1 coffee and a very long checklist.',
    links: [linkedin('marielle'), github('marielle'), email('marielle')],
    portrait:
      'A drawing of Marielle with layered shoulder-length hair and a dark open jacket, smiling broadly.',
  },
  {
    name: 'Joaquin Villareal',
    role: 'Assistant Manager',
    bio: 'Writes everything down, down to the minute you came in. Fair to a fault, generous with snacks.',
    links: [linkedin('joaquin'), facebook('joaquin'), email('joaquin')],
    portrait:
      'A drawing of Joaquin with swept-back hair, round glasses and two pens in his shirt pocket, smiling.',
  },
  {
    name: 'Kristoffer Magbanua',
    role: 'Head of Development',
    bio: 'Reviews your code as if he will be the one on call, because he will be. Draws before he types.',
    links: [github('kristoffer'), linkedin('kristoffer'), email('kristoffer')],
    portrait:
      'A drawing of Kristoffer with a quiff and a black jacket, looking left with a half smile.',
  },
  {
    name: 'Aira Lumibao',
    role: 'Head of Design',
    bio: 'Moves things by two pixels and is right. Collects jeepney lettering on her walks to school.',
    links: [behance('aira'), dribbble('aira'), instagram('aira')],
    portrait:
      'A drawing of Aira with a high bun and a fringe, in a blouse with big flowers, laughing.',
  },
  {
    name: 'Rafael Macaraeg',
    role: 'Head of Documentation',
    bio: 'Believes a sentence should carry one idea. Has read the thesis manual twice, for fun.',
    links: [linkedin('rafael'), facebook('rafael'), email('rafael')],
    portrait:
      'A drawing of Rafael with neat hair, square glasses and a dark tie, looking left with a small smile.',
  },
  {
    name: 'Danica Escueta',
    role: 'Front-end Developer',
    bio: 'Tests on the cheapest phone she can borrow. If it works there, it works.',
    links: [github('danica'), linkedin('danica'), instagram('danica')],
    portrait:
      'A drawing of Danica with a high ponytail in a scrunchie and a hoodie dotted with small crosses, grinning.',
  },
  {
    name: 'Jericho Palomares',
    role: 'Back-end Developer',
    bio: 'Quiet until the query plan comes up. Names every variable as if his grandmother will read it.',
    links: [github('jericho'), linkedin('jericho'), email('jericho')],
    portrait:
      'A drawing of Jericho with short curls, strong brows and a plain hoodie, looking left with a smile.',
  },
  {
    name: 'Aisah Macarambon',
    role: 'Database Developer',
    bio: 'Normalises tables and study groups alike. Always the first to ask what happens when it fails.',
    links: [github('aisah'), linkedin('aisah'), email('aisah')],
    portrait:
      'A drawing of Aisah in a black hijab and a round-collared top, looking left and smiling.',
  },
  {
    name: 'Paolo Catacutan',
    role: 'Quality Assurance',
    bio: 'Presses the button twice, sideways and in the rain. Files bugs with a drawing and an apology.',
    links: [github('paolo'), facebook('paolo'), email('paolo')],
    portrait: 'A drawing of Paolo with short spiky hair, a black shirt and a backpack, laughing.',
  },
  {
    name: 'Bianca Gatdula',
    role: 'Interface Designer',
    bio: 'Sketches on receipts, then in Figma. Asks real students before she asks the team.',
    links: [behance('bianca'), dribbble('bianca'), linkedin('bianca')],
    portrait:
      'A drawing of Bianca with long straight hair, wide glasses and a top patterned with rainbows, smiling.',
  },
  {
    name: 'Enzo Carandang',
    role: 'Graphic Designer',
    bio: 'Makes the posters you want to keep. Plays the bass, badly, at every team gathering.',
    links: [behance('enzo'), instagram('enzo'), email('enzo')],
    portrait:
      'A drawing of Enzo with piled-up curls and a jacket over a lightning-bolt shirt, looking left, grinning.',
  },
  {
    name: 'Trisha Buenaventura',
    role: 'Technical Writer',
    bio: 'Turns three hours of talk into one clear page. Guards the glossary with her life.',
    links: [linkedin('trisha'), facebook('trisha'), email('trisha')],
    portrait:
      'A drawing of Trisha with wavy hair held by a headband and a wrapped blouse, smiling.',
  },
  {
    name: 'Gabriel Dimayuga',
    role: 'Researcher',
    bio: 'Reads the footnotes. Once interviewed forty commuters before breakfast and thanked each by name.',
    links: [linkedin('gabriel'), facebook('gabriel'), email('gabriel')],
    portrait:
      'A drawing of Gabriel with a rounded mop of hair, a dark sweater over a collar and a backpack, half smiling.',
  },
]
