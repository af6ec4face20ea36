import { segmentTrack, segmentVariants } from '@tropa/ui/segment-styles'
import { useId } from 'react'
import { studentOptions } from '../../../format/student-options'
import type { Calendar } from '../model/use-calendar'

/** Chooses the students whose dates are shown; submits the form until the scripts have loaded. */
export const AudienceToggle = ({ params, hrefWith, navigateTo }: Calendar) => {
  const labelId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <span id={labelId} className="text-sm text-ink-soft">
        Show dates for
      </span>
      <div
        role="group"
        aria-labelledby={labelId}
        className={`${segmentTrack} max-sm:w-full max-sm:flex-wrap`}
      >
        {studentOptions.map(({ value, label }) => (
          <button
            key={label}
            type="submit"
            name="for"
            value={value}
            aria-pressed={(params.for ?? '') === value}
            onClick={(event) => {
              event.preventDefault()
              navigateTo(hrefWith({ for: value || null }))
            }}
            className={`${segmentVariants()} max-sm:grow max-sm:px-2`}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
