import { Unstyled } from '@storybook/addon-docs/blocks'
import { cn } from '@tropa/ui/cn'
import * as icons from '@tropa/ui/icons'
import { hues, tones } from '@tropa/ui/tone'
import type { ReactNode } from 'react'
import { colourOf, tokensOf, valueOf } from '../../packages/ui/src/testing/token-values'

const card = 'rounded-card border border-line bg-surface text-ink'

/** A length in `rem` as pixels. */
const pixels = (length: string | undefined) => {
  if (length === undefined) throw new Error('A token that this page shows is missing')
  return Number.parseFloat(length) * 16
}

/** Cards side by side, as many as fit. */
const Cards = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <ul className="mb-8 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">{children}</ul>
  </Unstyled>
)

interface Row {
  name: string
  value: ReactNode
  /** What it looks like, or what it is for. */
  sample?: ReactNode
}

/** Tokens below each other, each with its name and its value. */
const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Unstyled>
    <ul className={cn(card, 'mb-8 grid gap-3 p-6')}>
      {rows.map(({ name, value, sample }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-4">
          <code className="tabular w-56 text-xs text-ink-soft">
            {name} · {value}
          </code>
          {sample}
        </li>
      ))}
    </ul>
  </Unstyled>
)

type ColourGroup = 'matrix' | 'text' | 'signals' | 'backgrounds'

/** ColourMatrix draws tones and hues. */
const drawnInMatrix = new RegExp(`^(?:${[...tones, ...hues].join('|')})-(?:ground|line|dot|text)$`)

/** Every colour is in one group, so that a new token is on the page without being listed there. */
const groupOf = (name: string): ColourGroup => {
  if (drawnInMatrix.test(name)) return 'matrix'
  if (/^(?:ink|on-ink|line|focus)/.test(name)) return 'text'
  return /^(?:on-)?(?:accent|danger|lit)/.test(name) ? 'signals' : 'backgrounds'
}

/** The colours of a group with their names and their values in light and dark. */
export const Swatches = ({ group }: { group: ColourGroup }) => (
  <Cards>
    {tokensOf('color')
      .filter(([name]) => groupOf(name) === group)
      .map(([name, { description }]) => (
        <li key={name} className={cn(card, 'overflow-hidden')}>
          <div
            className="h-16 border-b border-line forced-color-adjust-none"
            style={{ backgroundColor: `var(--color-${name}, ${colourOf(name, 'light')})` }}
          />
          <div className="grid gap-0.5 p-3">
            <code className="text-sm font-semibold">{name}</code>
            {(['light', 'dark'] as const).map((theme) => (
              <span key={theme} className="tabular text-xs text-ink-soft">
                {theme} {colourOf(name, theme)}
              </span>
            ))}
            {description && <span className="text-xs">{description}</span>}
          </div>
        </li>
      ))}
  </Cards>
)

/** The sizes of type, the largest first, each with its line height and letter spacing, and the weights. */
export const TypeTokens = () => (
  <>
    <Rows
      rows={tokensOf('text')
        .toReversed()
        .map(([size, { value }]) => ({
          name: size,
          value: `${pixels(value)} / ${pixels(valueOf(`text-${size}--line-height`))} px · ${valueOf(`text-${size}--letter-spacing`) ?? 0}`,
          sample: (
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
          ),
        }))}
    />
    <Rows
      rows={tokensOf('font-weight').map(([name, { value }]) => ({
        name,
        value,
        sample: <span style={{ fontWeight: value }}>Ink on warm paper</span>,
      }))}
    />
  </>
)

/** The steps of space that are in use. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

/** The steps of space, and the radii. */
export const SpaceTokens = () => (
  <>
    <Rows
      rows={steps.map((step) => ({
        name: `${step}`,
        value: `${step * 4} px`,
        sample: <span className="h-3 bg-ink" style={{ width: step * 4 }} />,
      }))}
    />
    <Cards>
      {tokensOf('radius').map(([radius, { value }]) => (
        <li
          key={radius}
          className="grid h-24 content-center border border-line-strong bg-surface p-4 text-ink"
          style={{ borderRadius: `var(--radius-${radius})` }}
        >
          <code className="font-semibold">{radius}</code>
          <span className="text-xs text-ink-soft">{pixels(value)} px</span>
        </li>
      ))}
    </Cards>
  </>
)

/** The tokens of a group, each with what it is for. */
export const DescribedTokens = ({ group }: { group: 'breakpoint' | 'z-index' }) => (
  <Rows
    rows={tokensOf(group).map(([name, { value, description }]) => ({
      name,
      value: group === 'breakpoint' ? pixels(value) : value,
      sample: <span className="text-sm">{description}</span>,
    }))}
  />
)

/** The shadow of everything that floats, with the layers it is made of. */
export const ShadowTokens = () => (
  <Cards>
    <li className="m-4 grid gap-0.5 rounded-card bg-float p-4 text-ink shadow-float">
      <code className="font-semibold">shadow-float</code>
      <span className="tabular text-xs whitespace-pre-line text-ink-soft">
        {valueOf('shadow-float')?.replaceAll(/ light-dark\(.+?\)\)/g, '')}
      </span>
    </li>
  </Cards>
)

/** The durations, by the name of what they are for, and the easing. */
export const MotionTokens = () => (
  <Rows
    rows={[
      ...tokensOf('duration').map(([name, { value }]) => ({ name: `duration-${name}`, value })),
      ...tokensOf('ease').map(([name, { value }]) => ({ name: `ease-${name}`, value })),
    ]}
  />
)

/** Every icon of the design system with its name. */
export const Icons = () => (
  <Cards>
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} className={cn(card, 'flex items-center gap-3 p-4')}>
        <Icon aria-hidden className="size-6" />
        <code className="text-xs">{name}</code>
      </li>
    ))}
  </Cards>
)
