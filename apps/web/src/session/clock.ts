/** In milliseconds: longer than a document is cached. */
const tolerance = 2 * 24 * 60 * 60 * 1000

let correction = 0

/**
 * Compares the device's clock with the server's. One that is days off would end each session at once.
 *
 * @param renderedAt - when the document was rendered, as ISO time
 */
export const correctClock = (renderedAt: string) => {
  const difference = Date.parse(renderedAt) - Date.now()
  correction = Math.abs(difference) > tolerance ? difference : 0
}

/** In milliseconds since 1970. */
export const now = () => Date.now() + correction
