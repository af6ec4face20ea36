import isChromatic from 'chromatic/isChromatic'
import { set as setTime } from 'mockdate'

/** The current time in every picture, so that what depends on today's date does not change. */
export const pictureTime = '2026-11-20T09:00:00+08:00'

const pictureThemes = ['light', 'dark']

/** The windows in which each story is drawn: a phone's and a screen's. */
export const pictureSizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const

/** What Chromatic draws of every story: each of the sizes in each of the themes. */
export const pictureModes = Object.fromEntries(
  pictureSizes.flatMap((viewport) =>
    pictureThemes.map((theme) => [`${viewport.width} ${theme}`, { viewport, theme }]),
  ),
)

/** Stops the clock of stories that are drawn for pictures by Chromatic. */
export const stopClockInPictures = () => {
  if (isChromatic()) setTime(pictureTime)
}
