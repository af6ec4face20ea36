import { pictureSizes, pictureThemes, pictureTime } from '@tropa/harness/pictures'
import isChromatic from 'chromatic/isChromatic'
import { set as setTime } from 'mockdate'

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
