'use client'

import '../../../payload/components/tools.css'
import { useDocumentInfo, useField, useForm, useUploadEdits } from '@payloadcms/ui'
import { type CSSProperties, useMemo, useState } from 'react'

/** The address of the picture that the form shows: one that was just chosen, else the stored one. */
const usePicture = () => {
  const { value: file } = useField<File | null>({ path: 'file' })
  const { data, isTrashed } = useDocumentInfo()
  const chosen = useMemo(
    () => (file instanceof File ? URL.createObjectURL(file) : undefined),
    [file],
  )
  return {
    data,
    isTrashed,
    source: chosen ?? (typeof data?.url === 'string' ? data.url : undefined),
  }
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 50)

/** Shows the square that pages cut out of a picture around its focal point, and moves it. */
export const SquareField = () => {
  const { data, isTrashed, source } = usePicture()
  const { disabled, setModified } = useForm()
  const { updateUploadEdits, uploadEdits } = useUploadEdits()
  const [ratio, setRatio] = useState(1)
  // The picture may have loaded before React listens for it.
  const measure = (picture: HTMLImageElement | null) => {
    if (picture?.naturalHeight) setRatio(picture.naturalWidth / picture.naturalHeight)
  }
  if (!source) return null
  const axis = ratio > 1 ? 'x' : 'y'
  const { x = numberOf(data?.focalX), y = numberOf(data?.focalY) } = uploadEdits.focalPoint ?? {}
  const point = { x, y }
  /** Of the longer side, in percent. */
  const side = 100 / Math.max(ratio, 1 / ratio)
  const start = Math.min(Math.max(point[axis] - side / 2, 0), 100 - side)
  const square: CSSProperties =
    axis === 'x'
      ? { left: `${start}%`, width: `${side}%`, height: '100%' }
      : { top: `${start}%`, height: `${side}%`, width: '100%' }
  return (
    <div className="field-type square-field">
      <div className="square-field__picture">
        <img
          src={source}
          alt=""
          ref={measure}
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
        <span className="square-field__square" style={square} />
        <span className="square-field__point" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      {Math.round(side) < 100 ? (
        <label className="tool__field">
          Move the square, which is what pages show
          <input
            type="range"
            value={point[axis]}
            disabled={disabled || isTrashed === true}
            onChange={({ target }) => {
              updateUploadEdits({ focalPoint: { ...point, [axis]: Number(target.value) } })
              setModified(true)
            }}
          />
        </label>
      ) : null}
    </div>
  )
}
