import type { ReactElement } from 'react'
import type { BrowserPage, UserEvent } from 'vitest/browser'

/** The props that every component must forward. */
export type ForwardedProps = {
  ref: (node: Element | null) => void
  className: string
  'data-forwarded': string
}

type KeyboardCheck = {
  /** Says what the keys do. Shown on the Conformance page. */
  does: string
  run: (tools: { user: UserEvent; page: BrowserPage }) => Promise<void>
}

/** What a component promises and how to check it. */
export type Conformance = {
  component: string
  /** The pattern of the ARIA Authoring Practices it follows, or its native element. */
  pattern: { name: string; url?: string }
  /** Renders the component with the given props, in the state that shows most of it. */
  render: (forwarded: ForwardedProps) => ReactElement
  /** A selector of the element that gets `className`. */
  root: string
  /** A selector of the element that gets ref and the other props, if it is not the root. */
  control?: string
  /** Checks that do not apply to the component. */
  exempt?: ('ref' | 'className' | 'other props')[]
  /** Renders it with `asChild` around `<a href="#child">Child</a>`, if it has `asChild`. */
  asChild?: (forwarded: ForwardedProps) => ReactElement
  /** Its accessible role and name, or the reason why it has none. */
  name: { role: string; name: string } | string
  /** Its keyboard checks, or the reason why it has none. */
  keyboard: KeyboardCheck[] | string
}

/** A pattern of the ARIA Authoring Practices Guide. */
export const apg = (name: string, slug: string) => ({
  name,
  url: `https://www.w3.org/WAI/ARIA/apg/patterns/${slug}/`,
})

export const NATIVE = {
  text: { name: 'Native HTML text' },
  input: { name: 'Native HTML form control' },
}

/** The exports of a `*.conformance.tsx` file: one for each component of its folder. */
export type ConformanceModule = Record<string, Conformance>

/** Everything to check, each with the folder it was found in. */
export const specsOf = (modules: Record<string, ConformanceModule>) =>
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).map((spec) => ({ ...spec, folder: path.split('/').at(-2) ?? '' })),
  )

export type CheckMeta = {
  component: string
  /** The folder of the component, which has one documentation page. */
  folder: string
  pattern: Conformance['pattern']
  check: string
}

/** The results of one component in the last run. */
export type ConformanceResult = {
  component: string
  folder: string
  pattern: Conformance['pattern']
  passed: string[]
  failed: string[]
}

declare module 'vitest' {
  interface TaskMeta {
    conformance?: CheckMeta
  }
}
