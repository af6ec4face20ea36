import * as Primitive from '@radix-ui/react-tabs'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../cn/cn'

export type Tab = {
  value: string
  label: ReactNode
  content: ReactNode
}

export type TabsProps = Omit<
  ComponentProps<typeof Primitive.Root>,
  'value' | 'onValueChange' | 'children'
> & {
  /** Says what the tabs are about. For screen readers only. */
  label: string
  /** The open tab, where something else knows it, such as the address. */
  value?: string
  onValueChange?: (value: string) => void
  /** Two to about five; only the `content` of the open one is drawn. */
  tabs: readonly Tab[]
}

/**
 * Two to about five parts of one thing, named by nouns, of which people need one at a time. The
 * first is open unless `defaultValue` names another. For another view of the same content use
 * SegmentedControl, for another address a link, and no tabs for steps that follow each other.
 */
export const Tabs = ({
  label,
  tabs,
  defaultValue = tabs[0]?.value,
  value: given,
  onValueChange,
  className,
  ...props
}: TabsProps) => {
  const [own, setOwn] = useState(defaultValue)
  const value = given ?? own
  return (
    <Primitive.Root
      data-slot="tabs"
      value={value}
      onValueChange={(next) => {
        setOwn(next)
        onValueChange?.(next)
      }}
      className={cn('grid grid-cols-1 gap-4', className)}
      {...props}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-10 shrink-0 items-center gap-2 rounded-t-control border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:text-ink forced-colors:data-[state=inactive]:border-[Canvas] pointer-coarse:min-h-11"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {/* A hidden part would be named too: a label that is part of its tab's name would be found twice. */}
      {tabs.map((tab) =>
        tab.value === value ? (
          <Primitive.Content key={tab.value} value={tab.value} className="rounded-control">
            {tab.content}
          </Primitive.Content>
        ) : null,
      )}
    </Primitive.Root>
  )
}
