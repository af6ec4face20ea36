/** The states in which a story draws a control, each inside of an element with this class. */
export const states = ['hover', 'focus', 'pressed'] as const

/**
 * Globals that put the control inside each of these elements into its state. Parameters would make the add-on
 * draw the story twice.
 */
export const eachState = (control: string) => ({
  pseudo: {
    hover: `.hover ${control}`,
    focusVisible: `.focus ${control}`,
    active: `.pressed ${control}`,
  },
})
