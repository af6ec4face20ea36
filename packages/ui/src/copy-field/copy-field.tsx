import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useRef, useState } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { useHydrated } from '../hooks/use-hydrated'
import { Input, type InputProps } from '../input/input'

export type CopyFieldProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'type' | 'children'
> & {
  /** The text to copy. */
  value: string
  /** The label of the button; `Copy` by default. With several on a page it says what it copies. */
  copyLabel?: string
  /** Said once the text was copied. */
  copiedText?: string
  /** Said where the browser does not allow copying; the text is selected then. */
  failedText?: string
  /** Called once the text was copied. */
  onCopied?: () => void
}

/**
 * A text to take to another program, with a button that copies all of it, once the page is hydrated. It
 * needs a Field around it or an `aria-label`. Ref and props go to the input, `className` to the element
 * around it.
 */
export const CopyField = ({
  value,
  copyLabel = 'Copy',
  copiedText = 'Copied',
  failedText = 'Copy the selected text',
  onCopied,
  className,
  ref,
  ...props
}: CopyFieldProps) => {
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setSaid(copiedText)
      onCopied?.()
    } catch {
      input.current?.select()
      setSaid(failedText)
    }
  }
  return (
    <div data-slot="copy-field" className={cn('grid grid-cols-1 gap-2', className)}>
      <Input {...props} ref={composedRef} readOnly value={value} />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!isHydrated}
        onClick={() => void copy()}
      >
        {copyLabel}
      </Button>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  )
}
