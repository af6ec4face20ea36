import type { ReactElement } from 'react'
import type { BrowserPage, UserEvent } from 'vitest/browser'

/** What every component passes on, as the checks give it. */
export type PassedOn = {
  ref: (node: Element | null) => void
  className: string
  'data-passed': string
}

type KeyboardCheck = {
  /** What the keys do, as a sentence of the Conformance page. */
  does: string
  run: (tools: { user: UserEvent; page: BrowserPage }) => Promise<void>
}

/** What one component promises, and how to hold it to that. */
export type Conformance = {
  component: string
  /** The pattern of the ARIA Authoring Practices it follows, or the native element it is. */
  pattern: { name: string; url?: string }
  /** Renders the component with the props given, in the state that shows the most. */
  render: (passed: PassedOn) => ReactElement
  /** Finds its root: the element that gets `className`. */
  root: string
  /** Finds the element that gets ref and the other props, where that is not the root. */
  control?: string
  /** What does not apply to it: a place on the page is not an element one can dress. */
  exempt?: ('ref' | 'className' | 'other props')[]
  /** Renders it with `asChild` around `<a href="#child">Child</a>`; or there is no `asChild`. */
  asChild?: (passed: PassedOn) => ReactElement
  /** Who finds it how; or why it says nothing. */
  name: { role: string; name: string } | string
  /** What the keyboard does; or why there is nothing to do. */
  keyboard: KeyboardCheck[] | string
}

/** The slug of a pattern at the ARIA Authoring Practices Guide. */
export const apg = (name: string, slug: string) => ({
  name,
  url: `https://www.w3.org/WAI/ARIA/apg/patterns/${slug}/`,
})

export const NATIVE = {
  text: { name: 'Native HTML text' },
  input: { name: 'Native HTML form control' },
}

/** A component's folder has one of these, with one export for each component in its file. */
export type ConformanceModule = Record<string, Conformance>

export type CheckMeta = {
  component: string
  pattern: Conformance['pattern']
  check: string
}

/** How one component did in the last run. */
export type ConformanceResult = {
  component: string
  pattern: Conformance['pattern']
  passed: string[]
  failed: string[]
}

declare module 'vitest' {
  interface TaskMeta {
    conformance?: CheckMeta
  }
}
