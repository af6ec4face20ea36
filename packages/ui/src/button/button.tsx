import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  type ComponentProps,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { cn } from '../cn/cn'
import { announce } from '../hooks/announce'
import { useLabels } from '../labels/labels'
import { Spinner } from '../spinner/spinner'

const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center select-none',
    'rounded-control border border-transparent font-semibold whitespace-nowrap no-underline',
    'transition-[background-color,border-color,color,translate] active:translate-y-px',
    'disabled:translate-y-0 aria-disabled:translate-y-0 [&_svg]:size-4 [&_svg]:shrink-0',
    // Nobody can press paper.
    'print:hidden',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-ink text-on-ink hover:bg-ink-hover',
        secondary: 'border-line-strong bg-surface text-ink hover:bg-hover active:bg-pressed',
        ghost: 'text-ink hover:bg-hover active:bg-pressed',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
      },
      size: {
        sm: 'h-8 px-3 text-xs pointer-coarse:h-11',
        md: 'h-10 px-4 text-sm pointer-coarse:h-11',
        lg: 'h-12 px-6 text-md',
        icon: 'size-10 text-sm pointer-coarse:size-11 [&_svg]:size-[1.125rem]',
        'icon-sm': 'size-8 text-xs pointer-coarse:size-11',
      },
      wrap: {
        true: 'h-auto max-w-full py-1 whitespace-normal pointer-coarse:h-auto pointer-coarse:min-h-11',
      },
      unavailable: {
        true: 'border-line bg-sunken text-ink-faint hover:bg-sunken active:bg-sunken',
      },
    },
    compoundVariants: [
      { wrap: true, size: 'sm', className: 'min-h-8' },
      { wrap: true, size: 'md', className: 'min-h-10' },
    ],
  },
)

type ButtonBase = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** `primary`, the default, once in a view; `ghost` in rows and bars; `danger` for what cannot be undone. */
  variant?: VariantProps<typeof buttonVariants>['variant']
  /** Renders its only child, for example a link, with the look of a button. */
  asChild?: boolean
  /** The label, with an icon before it if the label alone is slower to recognise. */
  children?: ReactNode
  /** Shows a spinner and ignores clicks. The button keeps its width, name and focus. */
  loading?: boolean
  /** Replaces the label while loading; screen readers say it, or `Loading`. */
  loadingLabel?: string
}

type WithText = {
  /** The height: 32 px, 40 px by default, or 48 px; at least 44 px under a finger. */
  size?: 'sm' | 'md' | 'lg'
  /** Lets the label take more than one line, where it is long or the text is large. */
  wrap?: boolean
  /** What screen readers say instead of the label; it must contain the label's words. An icon alone needs one. */
  'aria-label'?: string
}
type IconOnly = {
  /** Square, for only an icon: 40 px, or 32 px with `icon-sm`. */
  size: 'icon' | 'icon-sm'
  wrap?: never
  'aria-label': string
}

/** A button with only an icon has the size `icon` or `icon-sm` and needs an `aria-label`. */
export type ButtonProps = ButtonBase & (WithText | IconOnly)

type ButtonLabelProps = { loading: boolean; loadingLabel?: string; children: ReactNode }

const row = 'inline-flex items-center justify-center gap-2'

/**
 * Puts each text into an element of its own. Browser translation replaces text nodes, after which React can
 * update a text only if it is the only content of its element.
 */
const apartTexts = (children: ReactNode) => {
  const parts: ReactNode[] = []
  for (const child of Children.toArray(children)) {
    const last = parts.at(-1)
    const isText = typeof child === 'string' || typeof child === 'number'
    if (isText && typeof last === 'string') parts[parts.length - 1] = `${last}${child}`
    else parts.push(isText ? String(child) : child)
  }
  if (parts.length === 1) return parts[0]
  return parts.map((part, index) =>
    typeof part === 'string' ? <span key={index}>{part}</span> : part,
  )
}

/**
 * The content of a button. Its label and its loading label share one grid cell, so that the button
 * is always as wide as the wider of the two.
 */
const ButtonLabel = ({ loading, loadingLabel, children }: ButtonLabelProps) => {
  if (!loadingLabel) {
    return (
      <>
        {loading ? <Spinner className="absolute inset-0 m-auto" /> : null}
        <span className={cn(row, loading && 'opacity-0')}>{apartTexts(children)}</span>
      </>
    )
  }
  return (
    <span
      data-reserve={loading ? undefined : loadingLabel}
      className="grid items-center justify-items-center *:[grid-area:1/1] after:invisible after:h-0 after:max-w-[60vw] after:overflow-hidden after:ps-6 after:content-[attr(data-reserve)] after:[grid-area:1/1]"
    >
      {/* A page may show the loading label itself while it waits for its scripts. */}
      <span
        suppressHydrationWarning
        aria-hidden={loading || undefined}
        className={cn(row, loading && 'invisible')}
      >
        {apartTexts(children)}
      </span>
      {loading ? (
        <span className={row}>
          <Spinner />
          <span>{loadingLabel}</span>
        </span>
      ) : null}
    </span>
  )
}

/**
 * Runs an action of this page. Its label is a verb and, unless it is obvious, its object. To navigate, set
 * `asChild` and put a link inside.
 *
 * `primary` is for the one action that a view is about, `secondary` for the others, `ghost` where borders
 * would crowd, `danger` for the last step of what cannot be undone, inside a ConfirmDialog. While it loads,
 * it keeps its width, its name and the focus and ignores clicks; a disabled button drops the focus and
 * does not say why nothing happens.
 */
export const Button = ({
  variant = 'primary',
  size = 'md',
  wrap = false,
  asChild = false,
  loading = false,
  loadingLabel,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) => {
  const { loading: spoken = 'Loading' } = useLabels()
  useEffect(() => {
    if (!loading) return
    announce(loadingLabel ?? spoken)
    return () => announce('')
  }, [loading, loadingLabel, spoken])
  const blocked = disabled || loading
  // An `aria-disabled` button keeps the focus, so that it can say why, but looks disabled.
  const unavailable = disabled || props['aria-disabled'] === true
  const Root = asChild ? Slot : 'button'
  const label = (content: ReactNode) => (
    <ButtonLabel loading={loading} loadingLabel={loadingLabel}>
      {content}
    </ButtonLabel>
  )
  return (
    <Root
      data-slot="button"
      data-variant={variant}
      data-loading={loading || undefined}
      className={cn(buttonVariants({ variant, size, wrap, unavailable }), className)}
      aria-disabled={(asChild ? blocked : loading) || undefined}
      {...(asChild ? {} : { type, disabled })}
      onClick={blocked ? preventClick : onClick}
      {...props}
    >
      {asChild && isValidElement<PropsWithChildren>(children)
        ? cloneElement(children, {}, label(children.props.children))
        : label(children)}
    </Root>
  )
}

/** A link cannot be disabled, and a disabled button would lose the focus, so the click is cancelled instead. */
const preventClick = (event: MouseEvent) => {
  event.preventDefault()
}
