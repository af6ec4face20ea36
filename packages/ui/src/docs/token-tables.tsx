import tokens from '../../tokens.json'
import { cn } from '../cn/cn'
import { toneDot, toneSurface, type Tone } from '../tone/tone'

const card = 'rounded-card border border-line bg-surface text-ink'
const grid = 'mb-8 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3'

type ColourName = Exclude<keyof typeof tokens.color, '$type'>

/** Colours with their names and their values in light and dark. */
export const Swatches = ({ names }: { names: readonly ColourName[] }) => (
  <ul className={grid}>
    {names.map((name) => {
      const { $value, $extensions } = tokens.color[name]
      return (
        <li key={name} className={cn(card, 'overflow-hidden')}>
          <div
            className="h-16 border-b border-line"
            style={{ backgroundColor: `var(--color-${name}, ${$value})` }}
          />
          <div className="grid gap-0.5 p-3">
            <code className="text-sm font-semibold">{name}</code>
            <span className="tabular text-xs text-ink-soft">
              {$value} · {$extensions.mode.dark}
            </span>
          </div>
        </li>
      )
    })}
  </ul>
)

const tones = Object.keys(toneSurface) as Tone[]

/** Every tone with its background, line, text and dot. */
export const ToneTokens = () => (
  <ul className={grid}>
    {tones.map((tone) => (
      <li
        key={tone}
        className={cn(
          'flex items-center gap-3 rounded-card border p-4 font-semibold',
          toneSurface[tone],
        )}
      >
        <span className={cn('size-3 rounded-full', toneDot[tone])} />
        {tone}
      </li>
    ))}
  </ul>
)

const sizes = ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const

/** The six sizes of type. */
export const TypeTokens = () => (
  <ul className={cn(card, 'mb-8 grid gap-4 p-6')}>
    {sizes.map((size) => (
      <li key={size} className="flex flex-wrap items-baseline gap-x-4">
        <code className="tabular w-24 text-xs text-ink-soft">
          {size} · {tokens.text[size].$value.value} px
        </code>
        <span
          className="font-semibold"
          style={{
            fontSize: `var(--text-${size})`,
            lineHeight: `var(--text-${size}--line-height)`,
          }}
        >
          Ink on warm paper, 0123456789
        </span>
      </li>
    ))}
  </ul>
)

const radii = ['control', 'card', 'tile'] as const

/** The three radii. */
export const RadiusTokens = () => (
  <ul className={grid}>
    {radii.map((radius) => (
      <li
        key={radius}
        className="grid h-24 content-center border border-line-strong bg-surface p-4 text-ink"
        style={{ borderRadius: `var(--radius-${radius})` }}
      >
        <code className="font-semibold">{radius}</code>
        <span className="text-xs text-ink-soft">{tokens.radius[radius].$value.value} px</span>
      </li>
    ))}
  </ul>
)

/** The animations, by name. */
export const MotionTokens = () => (
  <ul className={cn(card, 'mb-8 grid gap-2 p-6 text-sm')}>
    {Object.entries(tokens.motion).map(([name, motion]) =>
      typeof motion === 'string' ? null : (
        <li key={name} className="flex gap-4">
          <code className="w-40 font-semibold">animate-{name}</code>
          <span className="tabular text-ink-soft">{motion.$value.value} ms</span>
        </li>
      ),
    )}
  </ul>
)
