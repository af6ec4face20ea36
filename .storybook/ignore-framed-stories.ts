/**
 * A script for the head of the preview. A story in a frame on a documentation page reports to the
 * window around it as if that were Storybook's own; the page would answer with its own changes of theme
 * and controls, without end, and load itself again and again. Listeners of a window's messages run in
 * the order in which they were added, so this one has to come before Storybook's scripts.
 */
export const ignoreFramedStories = `
  addEventListener('message', (event) => {
    if (event.source !== window && event.source !== parent) event.stopImmediatePropagation()
  })
`
