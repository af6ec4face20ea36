import { useQuery } from '@tanstack/react-query'
import { toast } from '@tropa/ui/toast'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { useSend } from '../../hooks/use-single-submit'

/** Whether the signed-in member has a second factor, and whether one is required. */
export const useSecondFactor = () => {
  const api = useApi()
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.secondFactor.get(undefined, { signal }),
    // Coming back from where the recovery codes are kept must not close their dialog.
    refetchOnWindowFocus: false,
  })
}

/**
 * Submits a step: errors are shown at their fields, others as a toast. Not a mutation: react-query would keep
 * passwords, secrets and codes in memory.
 */
export const useStep = <Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  fields: readonly FieldPath<Fields>[],
  run: (values: Values) => Promise<void>,
) =>
  useSend(form, fields, run, (error, isShown) => {
    if (!isShown) toast.error(serverMessage(error, 'Connection error.'))
  })
