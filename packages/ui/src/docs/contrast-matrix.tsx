import { cn } from '../cn/cn'
import { contrastOf, leastContrast, type ColourName, type Theme } from '../theme/contrast'
import { backgrounds, textColours, textPairs } from '../theme/contrast-pairs'
import tokens from '../theme/token-values.json'

const edge = 'border-b border-line p-2'

/** One decimal, rounded down: 4.46 must not be read as 4.5. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

const verdict = (ratio: number) => {
  if (ratio >= leastContrast.text) return 'passes'
  return ratio >= leastContrast.shape ? 'large text' : 'fails'
}

const isUsed = (text: ColourName, background: ColourName) =>
  textPairs.some(([first, second]) => first === text && second === background)

const Figure = ({
  text,
  background,
  theme,
}: {
  text: ColourName
  background: ColourName
  theme: Theme
}) => {
  const ratio = contrastOf(text, background, theme)
  const used = isUsed(text, background)
  return (
    <td
      data-used={used || undefined}
      className={cn(edge, 'text-center whitespace-nowrap', used && 'bg-sunken font-semibold')}
    >
      <span className="flex items-center justify-center gap-2">
        <span
          aria-hidden
          className="grid size-5 place-items-center rounded-control border border-line max-sm:hidden"
          style={{ backgroundColor: tokens.color[background][theme] }}
        >
          <span
            className="size-2 rounded-full"
            style={{ backgroundColor: tokens.color[text][theme] }}
          />
        </span>
        <span className="tabular">{figure(ratio)}</span>
      </span>
      <span className="text-xs">
        {verdict(ratio)}
        {used && <span className="sr-only">, used</span>}
      </span>
    </td>
  )
}

const Rows = ({ texts, theme }: { texts: readonly ColourName[]; theme: Theme }) => (
  <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-sm text-ink">
    <caption className="sr-only">
      Contrast in {theme}: {texts.join(', ')}
    </caption>
    <thead>
      <tr>
        <th scope="col" className={cn(edge, 'text-start')}>
          Background
        </th>
        {texts.map((text) => (
          <th key={text} scope="col" className={cn(edge, 'align-bottom')}>
            <code>{text}</code>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {backgrounds.map((background) => (
        <tr key={background}>
          <th scope="row" className={cn(edge, 'text-start')}>
            <code>{background}</code>
          </th>
          {texts.map((text) => (
            <Figure key={text} text={text} background={background} theme={theme} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const isOfTone = (name: ColourName) => name.endsWith('-text')

/**
 * The contrast of every colour of text with every background, computed from the tokens of a theme. The
 * pairs that components and screens use are set off.
 */
export const ContrastMatrix = ({ theme }: { theme: Theme }) => (
  <div className="mb-8 grid gap-4">
    <Rows theme={theme} texts={textColours.filter((text) => !isOfTone(text))} />
    <Rows theme={theme} texts={textColours.filter(isOfTone)} />
  </div>
)
