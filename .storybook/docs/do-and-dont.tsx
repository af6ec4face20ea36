import { Unstyled } from '@storybook/addon-docs/blocks'
import { cn } from '@tropa/ui/cn'
import { CheckIcon, XIcon } from '@tropa/ui/icons'
import type { ReactNode } from 'react'

export interface DoAndDontProps {
  /** The recommended use, live. */
  do: ReactNode
  /** Says what is right about it. */
  doText: ReactNode
  /** The use to avoid, live. */
  dont: ReactNode
  /** Says what is wrong with it. */
  dontText: ReactNode
}

interface HalfProps {
  label: string
  icon: ReactNode
  line: string
  text: ReactNode
  children: ReactNode
}

/** Its content may be fixed to the window: `contain` keeps it inside. */
const Half = ({ label, icon, line, text, children }: HalfProps) => (
  <figure className="m-0 row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-surface text-ink">
    <div
      data-live
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center justify-items-center bg-paper p-6 contain-layout *:max-w-full"
    >
      {children}
    </div>
    <figcaption className={cn('grid content-start gap-1 border-t-4 p-4 text-sm', line)}>
      <span className="flex items-center gap-2 font-semibold [&_svg]:size-4">
        {icon}
        {label}
      </span>
      <span>{text}</span>
    </figcaption>
  </figure>
)

/** A right and a wrong use of a component, live and side by side. */
export const DoAndDont = ({ do: right, doText, dont: wrong, dontText }: DoAndDontProps) => (
  <Unstyled>
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Half label="Do" icon={<CheckIcon aria-hidden />} line="border-t-green-dot" text={doText}>
        {right}
      </Half>
      <Half label="Don’t" icon={<XIcon aria-hidden />} line="border-t-red-dot" text={dontText}>
        {wrong}
      </Half>
    </div>
  </Unstyled>
)
