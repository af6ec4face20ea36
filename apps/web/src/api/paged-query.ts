import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toast } from '@tropa/ui/toast'

/** One page of a list. While an older page stays on the screen, a toast shows failures. */
export const pagedQuery = <Page>(
  queryKey: readonly unknown[],
  queryFn: () => Promise<Page>,
  failed: string,
) =>
  queryOptions({
    queryKey,
    queryFn,
    placeholderData: keepPreviousData,
    meta: {
      onFailed: (_error, hasData) => {
        if (hasData) toast.error(failed, { id: failed })
      },
    },
  })
