'use client'

import type { DefaultCellComponentProps } from 'payload'
import { toPlainDate } from '../../fields/stored-date'

export const PlainDateCell = ({ cellData }: DefaultCellComponentProps) => {
  if (typeof cellData !== 'string' || cellData === '') return null
  return new Date(`${toPlainDate(cellData)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}
