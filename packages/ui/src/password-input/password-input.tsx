import { useState } from 'react'
import { cn } from '../cn/cn'
import { useHydrated } from '../hooks/use-hydrated'
import { EyeIcon, EyeOffIcon } from '../icons/icons'
import { Input, type InputProps } from '../input/input'
import { useLabels } from '../labels/labels'

export type PasswordInputProps = Omit<InputProps, 'type'>

/**
 * A password that can be shown once the page is hydrated, which makes a second field to repeat it
 * unnecessary. A new one has `autoComplete="new-password"`. Ref and props go to the input, `className`
 * to the element around it.
 */
export const PasswordInput = ({ className, disabled, ...props }: PasswordInputProps) => {
  const isHydrated = useHydrated()
  const { hidePassword = 'Hide password', showPassword = 'Show password' } = useLabels()
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOffIcon : EyeIcon
  return (
    <div data-slot="password-input" className={cn('relative', className)}>
      <Input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        disabled={disabled}
        type={visible ? 'text' : 'password'}
        className="pe-12"
      />
      <button
        type="button"
        disabled={disabled || !isHydrated}
        aria-label={visible ? hidePassword : showPassword}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0 inset-e-0 grid w-11 noscript:hidden place-items-center rounded-control text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:text-ink-faint"
      >
        <Icon aria-hidden className="size-[1.125rem]" />
      </button>
    </div>
  )
}
