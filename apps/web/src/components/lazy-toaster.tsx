import type { ToasterProps } from '@tropa/ui/toaster'
import { useEffect } from 'react'
import { useOnDemand } from '../hooks/use-on-demand'

// `toast` is fetched along: a form needs it most when the connection is lost.
const importToaster = async () => {
  const [toaster] = await Promise.all([import('@tropa/ui/toaster'), import('@tropa/ui/toast')])
  return toaster
}

/** A toaster that is fetched after the page is shown. */
export const LazyToaster = (props: ToasterProps) => {
  const [toaster, fetchToaster] = useOnDemand(importToaster)
  useEffect(fetchToaster, [fetchToaster])
  return toaster ? <toaster.Toaster {...props} /> : null
}
