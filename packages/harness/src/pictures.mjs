/*
 * How pictures of stories are taken: by the tests of e2e/screens, and by Chromatic. Imported by the
 * preview of Storybook, so it must run in a browser.
 */

/** The moment that is now in every picture, so that what is drawn from today's date stays as it is. */
export const pictureTime = '2026-11-20T09:00:00+08:00'

/** The themes in which each story is drawn. */
export const pictureThemes = /** @type {const} */ (['light', 'dark'])

/** The windows in which each story is drawn: a phone's and a screen's. */
export const pictureSizes = /** @type {const} */ ([
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
])
