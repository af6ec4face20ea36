import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'
import { toneSurface, type Tone } from '../tone/tone'

export type BannerProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What kind of message it is; `warning` by default. The words say it too. */
  tone?: Tone
  /** An icon before the text, hidden from screen readers. */
  icon?: ReactNode
  /** What the situation is, and what to do about it. */
  children?: ReactNode
}

/**
 * A message that stays until its reason is gone: what the situation is, what is not lost and what to do, in
 * words that also say what the tone means. After an action, give it `role="status"`; for a message that
 * may be missed use a toast.
 */
export const Banner = ({ tone = 'warning', icon, className, children, ...props }: BannerProps) => (
  <div
    data-slot="banner"
    data-tone={tone}
    className={cn(
      'rounded-card border px-4 py-3 [&_svg]:size-5 [&_svg]:shrink-0',
      Boolean(icon) && 'flex items-center gap-3',
      toneSurface[tone],
      className,
    )}
    {...props}
  >
    {icon ? (
      <span aria-hidden className="contents">
        {icon}
      </span>
    ) : null}
    {icon ? <div className="min-w-0">{children}</div> : children}
  </div>
)
