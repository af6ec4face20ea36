/** Shown until the team has written its story. It has no full stop, because a title has none. */
export const noStory = 'Our story is still being written'
