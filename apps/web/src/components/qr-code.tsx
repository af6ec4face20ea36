import { cn } from '@tropa/ui/cn'
import { useMemo } from 'react'
import { encode } from 'uqr'

/** The quiet zone around a QR code, which scanners need, in modules. */
const border = 4

const pathOf = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

interface QrCodeProps {
  text: string
  label: string
  /** Says how large it is. */
  className: string
}

/** A QR code, drawn here: its text goes to no other server. Dark on white in every theme, for scanners. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border }), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('rounded-control border border-line forced-color-adjust-none', className)}
    >
      <rect width={size} height={size} fill="white" />
      <path d={pathOf(data)} fill="black" />
    </svg>
  )
}
