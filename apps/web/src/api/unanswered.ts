let reloads = 0

/** Whether something is loaded again because a change got no answer: its toast says enough if that fails too. */
export const followsUnanswered = () => reloads > 0

/** Loads something again after a change without an answer, which may have been done nevertheless. */
export const reloadUnanswered = async (reload: () => Promise<unknown>) => {
  reloads += 1
  await reload().finally(() => {
    reloads -= 1
  })
}
