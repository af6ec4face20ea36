import { cn } from '../cn/cn'
import * as icons from '../icons/icons'
import type { ColourName } from '../testing/contrast'
import tokens from '../theme/token-values.json'
import { tones } from '../tone/tone'

const card = 'rounded-card border border-line bg-surface text-ink'
const grid = 'mb-8 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3'

type ColourGroup = 'tones' | 'text' | 'signals' | 'backgrounds'

/** Every colour is in one group, so that a new token is on the page without being listed there. */
const groupOf = (name: string): ColourGroup => {
  if (tones.some((tone) => name.startsWith(`${tone}-`))) return 'tones'
  if (/^(?:ink|on-ink|line|focus)/.test(name)) return 'text'
  return /^(?:on-)?(?:accent|danger|lit)/.test(name) ? 'signals' : 'backgrounds'
}

const colours = Object.keys(tokens.color) as ColourName[]

/** The colours of a group with their names and their values in light and dark. */
export const Swatches = ({ group }: { group: ColourGroup }) => (
  <ul className={grid}>
    {colours
      .filter((name) => groupOf(name) === group)
      .map((name) => {
        const { light, dark, ...rest } = tokens.color[name]
        return (
          <li key={name} className={cn(card, 'overflow-hidden')}>
            <div
              className="h-16 border-b border-line"
              style={{ backgroundColor: `var(--color-${name}, ${light})` }}
            />
            <div className="grid gap-0.5 p-3">
              <code className="text-sm font-semibold">{name}</code>
              <span className="tabular text-xs text-ink-soft">
                {light} · {dark}
              </span>
              {'description' in rest && <span className="text-xs">{rest.description}</span>}
            </div>
          </li>
        )
      })}
  </ul>
)

type Size = keyof typeof tokens.text

const sizes = (Object.keys(tokens.text) as Size[]).toReversed()
const letterSpacings: Partial<Record<Size, number>> = tokens.letterSpacing

/** The sizes of type, the largest first, each with its line height and letter spacing in pixels. */
export const TypeTokens = () => (
  <ul className={cn(card, 'mb-8 grid gap-4 p-6')}>
    {sizes.map((size) => (
      <li key={size} className="flex flex-wrap items-baseline gap-x-4">
        <code className="tabular w-56 text-xs text-ink-soft">
          {size} · {tokens.text[size]} / {tokens.lineHeight[size]} px · {letterSpacings[size] ?? 0}
        </code>
        <span
          className="font-semibold"
          style={{
            fontSize: `var(--text-${size})`,
            lineHeight: `var(--text-${size}--line-height)`,
            letterSpacing: `var(--text-${size}--letter-spacing)`,
          }}
        >
          Ink on warm paper, 0123456789
        </span>
      </li>
    ))}
  </ul>
)

/** The weights of type. */
export const WeightTokens = () => (
  <ul className={cn(card, 'mb-8 grid gap-3 p-6')}>
    {Object.entries(tokens.fontWeight).map(([name, weight]) => (
      <li key={name} className="flex items-baseline gap-4">
        <code className="tabular w-40 text-xs text-ink-soft">
          {name} · {weight}
        </code>
        <span style={{ fontWeight: weight }}>Ink on warm paper</span>
      </li>
    ))}
  </ul>
)

/** The steps of space. */
export const SpaceTokens = () => (
  <ul className={cn(card, 'mb-8 grid gap-2 p-6')}>
    {Object.entries(tokens.spacing).map(([step, pixels]) => (
      <li key={step} className="flex items-center gap-4">
        <code className="tabular w-40 text-xs text-ink-soft">
          {step} · {pixels} px
        </code>
        <span className="h-3 bg-ink" style={{ width: pixels }} />
      </li>
    ))}
  </ul>
)

/** The radii. */
export const RadiusTokens = () => (
  <ul className={grid}>
    {Object.entries(tokens.radius).map(([radius, pixels]) => (
      <li
        key={radius}
        className="grid h-24 content-center border border-line-strong bg-surface p-4 text-ink"
        style={{ borderRadius: `var(--radius-${radius})` }}
      >
        <code className="font-semibold">{radius}</code>
        <span className="text-xs text-ink-soft">{pixels} px</span>
      </li>
    ))}
  </ul>
)

/** The tokens of a group, each with what it is for. */
export const DescribedTokens = ({ group }: { group: 'breakpoint' | 'layer' }) => (
  <ul className={cn(card, 'mb-8 grid gap-2 p-6 text-sm')}>
    {Object.entries(tokens[group]).map(([name, { value, description }]) => (
      <li key={name} className="grid grid-cols-[6rem_4rem_1fr]">
        <code className="font-semibold">{name}</code>
        <span className="tabular text-ink-soft">{value}</span>
        {description}
      </li>
    ))}
  </ul>
)

/** The shadow of everything that floats, with the layers it is made of. */
export const ShadowTokens = () => (
  <div className={cn(grid, 'p-4')}>
    <div className="grid gap-0.5 rounded-card bg-float p-4 text-ink shadow-float">
      <code className="font-semibold">shadow-float</code>
      {tokens.shadow.float.map(({ x, y, blur, spread }) => (
        <span key={blur} className="tabular text-xs text-ink-soft">
          {x} {y} {blur} {spread} px
        </span>
      ))}
    </div>
  </div>
)

/** The durations, by the name of what they are for, and the easing. */
export const MotionTokens = () => (
  <ul className={cn(card, 'mb-8 grid gap-2 p-6 text-sm')}>
    {Object.entries(tokens.duration).map(([name, duration]) => (
      <li key={name} className="flex gap-4">
        <code className="w-40 font-semibold">duration.{name}</code>
        <span className="tabular text-ink-soft">{duration} ms</span>
      </li>
    ))}
    {Object.entries(tokens.easing).map(([name, curve]) => (
      <li key={name} className="flex gap-4">
        <code className="w-40 font-semibold">ease-{name}</code>
        <span className="tabular text-ink-soft">cubic-bezier({curve.join(', ')})</span>
      </li>
    ))}
  </ul>
)

/** Every icon of the design system with its name. */
export const Icons = () => (
  <ul className={grid}>
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} className={cn(card, 'flex items-center gap-3 p-4')}>
        <Icon aria-hidden className="size-6" />
        <code className="text-xs">{name}</code>
      </li>
    ))}
  </ul>
)
