import { Unstyled } from '@storybook/addon-docs/blocks'
import { Badge } from '@tropa/ui/badge'
import { cn } from '@tropa/ui/cn'
import { EntryMark } from '@tropa/ui/entry-mark'
import { hues, hueSurface, tones } from '@tropa/ui/tone'
import type { ReactNode } from 'react'
import { contrastOf } from '../../packages/ui/src/testing/contrast'

const themes = ['light', 'dark'] as const

/** The source of each component, without its tests and stories, by its path. */
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/*.{ts,tsx}', '!**/*.{stories,test}.*', '!**/testing/**', '!**/tone/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** The components whose source has one of these words. */
const usedBy = (words: RegExp) =>
  new Set(
    Object.entries(sources)
      .filter(([, source]) => words.test(source))
      .map(([path]) => path.split('/').at(-2)),
  )

/** In Safari the keyboard scrolls only focusable elements. */
const focusable = { tabIndex: 0 }

interface RowData {
  name: string
  sample: ReactNode
  /** Foreground and ground, whose contrast is shown. */
  pairs: readonly (readonly [string, string])[]
  used: RegExp
}

const Copy = ({ name }: { name: string }) => (
  <button
    type="button"
    title="Copy"
    onClick={() => void navigator.clipboard.writeText(name)}
    className="touch-target min-h-6 rounded-control px-1 text-start hover:bg-hover"
  >
    <code className="text-xs">{name}</code>
  </button>
)

const Row = ({ name, sample, pairs, used }: RowData) => (
  <tr>
    <th scope="row" className="p-3 text-start">
      {name}
    </th>
    {themes.map((theme) => (
      <td key={theme} className="p-1">
        <div style={{ colorScheme: theme }} className="rounded-control bg-surface p-3 text-ink">
          {sample}
        </div>
      </td>
    ))}
    <td className="p-3">
      <ul className="grid gap-1">
        {pairs.map(([colour, ground]) => (
          <li key={ground} className="tabular flex flex-wrap items-baseline gap-x-2 text-xs">
            <Copy name={colour} /> on <Copy name={ground} />
            {themes.map((theme) => contrastOf(colour, ground, theme).toFixed(2)).join(' / ')}
          </li>
        ))}
      </ul>
    </td>
    <td className="p-3 text-xs">{[...usedBy(used)].join(', ')}</td>
  </tr>
)

const groundsOf = (name: string) =>
  [`${name}-ground`, 'surface', 'paper'].map((ground) => [`${name}-text`, ground] as const)

const rows = {
  tones: tones.map((tone) => ({
    name: tone,
    sample: <Badge tone={tone}>{tone}</Badge>,
    pairs: groundsOf(tone),
    used: new RegExp(`-${tone}-|toneSurface`),
  })),
  hues: hues.map((hue) => ({
    name: hue,
    sample: (
      <span
        className={cn(
          'flex w-fit items-center gap-1.5 rounded-control border px-1.5 text-xs',
          hueSurface[hue],
        )}
      >
        <EntryMark shape="circle" hue={hue} />
        {hue}
      </span>
    ),
    pairs: groundsOf(hue),
    used: new RegExp(`-${hue}-|hueSurface`),
  })),
  accent: [
    {
      name: 'accent',
      sample: <Badge tone="accent">New</Badge>,
      pairs: [
        ['on-accent', 'accent'],
        ['on-accent', 'accent-hover'],
        ['accent-text', 'paper'],
        ['accent-text', 'accent-soft'],
        ['accent-line', 'paper'],
      ] as const,
      used: /-accent(?!-color)/,
    },
  ],
}

/** Colours by purpose, drawn by the components in both themes, with their contrasts in light and dark. */
export const ColourMatrix = ({ group }: { group: keyof typeof rows }) => (
  <Unstyled>
    <div role="region" aria-label={group} {...focusable} className="mb-8 overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-xs text-ink-soft">
          <tr>
            {['Name', 'Light', 'Dark', 'Contrast in light / dark', 'Used by'].map((heading) => (
              <th key={heading} scope="col" className="p-3 text-start">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows[group].map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  </Unstyled>
)
