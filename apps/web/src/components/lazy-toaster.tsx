import type { ToasterProps } from '@tropa/ui/toaster'
import { useEffect } from 'react'
import { useOnDemand } from '../hooks/use-on-demand'

// `toast` is fetched along: a form needs it most when the connection is lost.
const importToaster = async () => {
  const [{ Toaster }, { toast }] = await Promise.all([
    import('@tropa/ui/toaster'),
    import('@tropa/ui/toast'),
  ])
  return { Toaster, toast }
}

/** A toaster that is fetched after the page is shown. Its toasts leave with it. */
export const LazyToaster = (props: ToasterProps) => {
  const [toaster, fetchToaster] = useOnDemand(importToaster)
  useEffect(fetchToaster, [fetchToaster])
  useEffect(
    () => () => {
      toaster?.toast.dismiss()
    },
    [toaster],
  )
  return toaster ? <toaster.Toaster {...props} /> : null
}
