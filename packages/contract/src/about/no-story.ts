/** Shown instead of the team's story while there is none. It has no full stop. */
export const noStory = 'Our story is still being written'
