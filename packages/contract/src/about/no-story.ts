/** Said where nothing is told of the team yet, without a full stop. */
export const noStory = 'Our story is still being written'
