import { partialMatchKey, type QueryKey } from '@tanstack/react-query'

const reloading = new Set<QueryKey>()

/** Whether a query is loaded again because a change got no answer: its toast says enough if that fails too. */
export const followsUnanswered = (queryKey: QueryKey) =>
  [...reloading].some((start) => partialMatchKey(queryKey, start))

/** Loads queries again after a change without an answer, which may have been done nevertheless. */
export const reloadUnanswered = async (
  queryKeys: readonly QueryKey[],
  reload: () => Promise<unknown>,
) => {
  for (const queryKey of queryKeys) reloading.add(queryKey)
  await reload().finally(() => {
    for (const queryKey of queryKeys) reloading.delete(queryKey)
  })
}
