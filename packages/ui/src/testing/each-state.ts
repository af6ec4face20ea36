/** The states in which a story draws a control, each inside of an element with this class. */
export const states = ['hover', 'focus', 'pressed'] as const

/**
 * Globals that put the control inside of each of these elements into its state. They are no parameters: by those the
 * add-on would draw the story twice.
 */
export const eachState = (control: string) => ({
  pseudo: {
    hover: `.hover ${control}`,
    focusVisible: `.focus ${control}`,
    active: `.pressed ${control}`,
  },
})
