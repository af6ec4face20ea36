import type { ReactNode } from 'react'
import { cn } from '../cn/cn'
import { Spinner } from '../spinner/spinner'

type ButtonLabelProps = { loading: boolean; loadingLabel?: string; children: ReactNode }

const row = 'inline-flex items-center justify-center gap-2'

/**
 * The content of a button. Its label and its loading label share one grid cell, so that the button
 * is always as wide as the wider of the two.
 */
export const ButtonLabel = ({ loading, loadingLabel, children }: ButtonLabelProps) => {
  if (!loadingLabel) {
    return (
      <>
        {loading ? <Spinner className="absolute inset-0 m-auto" /> : null}
        <span className={cn(row, loading && 'opacity-0')}>{children}</span>
      </>
    )
  }
  return (
    <span
      data-reserve={loading ? undefined : loadingLabel}
      className="grid items-center justify-items-center *:[grid-area:1/1] after:invisible after:h-0 after:max-w-[60vw] after:overflow-hidden after:ps-6 after:content-[attr(data-reserve)] after:[grid-area:1/1]"
    >
      <span aria-hidden={loading || undefined} className={cn(row, loading && 'invisible')}>
        {children}
      </span>
      {loading ? (
        <span className={row}>
          <Spinner />
          {loadingLabel}
        </span>
      ) : null}
    </span>
  )
}
