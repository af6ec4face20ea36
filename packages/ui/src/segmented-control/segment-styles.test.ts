import { expect, it } from 'vitest'
import { contrastOf, leastContrast } from '../testing/contrast'
import { segmentTrack, segmentVariants } from './segment-styles'

it.each(['light', 'dark'] as const)(
  'a selected segment stands out from its track in %s',
  (theme) => {
    const token = (pattern: RegExp, classes: string) => pattern.exec(classes)?.[1] ?? ''
    const border = token(/has-checked:border-([\w-]+)/, segmentVariants())
    const track = token(/bg-([\w-]+)/, segmentTrack)
    expect(contrastOf(border, track, theme)).toBeGreaterThanOrEqual(leastContrast.shape)
  },
)
