import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Used {
  /** The tokens in its own classes, by group and in the order of `tokens.css`. */
  tokens: Partial<Record<TokenGroup, string[]>>
  /** The components inside it, which have tokens of their own. */
  parts: { name: string; page: string }[]
}

/** The patterns by which classes name a token, by the token's group. */
const classNames = {
  color: '(?:bg|text|border(?:-[xytbse])?|fill|outline|decoration)-NAME|--color-NAME',
  text: 'text-NAME|--text-NAME',
  radius: 'rounded(?:-[a-z]{1,2})?-NAME',
  shadow: 'shadow-NAME',
  duration: 'animate-NAME',
  container: 'max-w-NAME',
  'z-index': 'z-NAME',
}

export type TokenGroup = keyof typeof classNames

const groups = Object.keys(classNames) as TokenGroup[]

const isStyled = (file: string) => /^(?!.*\.(?:stories|test|example|d)\.).*\.tsx?$/.test(file)

/** The declaration of a constant, which ends where the next one begins. */
const declarationOf = (name: string, text: string) => {
  const start = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
  return start < 0 ? '' : text.slice(start).split(/\n\n(?=\S)/, 1)[0]
}

/** The text of a module and of the classes that it imports; components that it draws are noted. */
const collect = (file: string, used: { text: string; parts: Set<string> }) => {
  const text = readFileSync(file, 'utf8')
  used.text += text
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '(\.\..*)'/gm)) {
    const target = path.join(path.dirname(file), from)
    const values = names.split(',').map((each) => each.trim())
    const draws = values.some((value) => /^[A-Z]/.test(value))
    if (existsSync(`${target}.stories.tsx`)) {
      if (draws) used.parts.add(path.basename(target))
    } else if (draws && existsSync(`${target}.tsx`)) {
      collect(`${target}.tsx`, used)
    }
    const module = [`${target}.tsx`, `${target}.ts`].find((candidate) => existsSync(candidate))
    const shared = module ? readFileSync(module, 'utf8') : ''
    const classes = values.filter((value) => /^[a-z]\w*$/.test(value))
    used.text += classes.map((value) => declarationOf(value, shared)).join('')
  }
}

/** The path of a component's page, as Storybook makes it from the title of its stories. */
const pageOf = (stories: string) => {
  const [, title = ''] = /title: '(.+)'/.exec(readFileSync(stories, 'utf8')) ?? []
  return {
    name: title.split('/').at(-1) ?? '',
    page: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`,
  }
}

/** Reads from the classes of every component which tokens it uses. */
export const readUsedTokens = (sources: string): Record<string, Used> => {
  const css = readFileSync(`${sources}theme/tokens.css`, 'utf8')
  const tokensOf = (group: TokenGroup, text: string) =>
    [...css.matchAll(new RegExp(`^  --${group}-([a-z0-9-]+?):`, 'gm'))]
      .map(([, name = '']) => name)
      .filter((name) => !name.includes('--'))
      .filter((name) => {
        const pattern = classNames[group].replaceAll('NAME', name)
        return new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`).test(text)
      })
  const folders = readdirSync(sources).filter((name) =>
    existsSync(`${sources}${name}/${name}.stories.tsx`),
  )
  return Object.fromEntries(
    folders.map((name) => {
      const folder = `${sources}${name}`
      const used = { text: '', parts: new Set<string>() }
      for (const file of readdirSync(folder).filter(isStyled)) collect(`${folder}/${file}`, used)
      const tokens = groups
        .map((group) => [group, tokensOf(group, used.text)] as const)
        .filter(([, found]) => found.length > 0)
      const parts = [...used.parts].map((part) => pageOf(`${sources}${part}/${part}.stories.tsx`))
      return [name, { tokens: Object.fromEntries(tokens), parts }]
    }),
  )
}
