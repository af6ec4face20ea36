import type { ToasterProps } from '@tropa/ui/toaster'
import { useEffect } from 'react'
import { useOnDemand } from '../hooks/use-on-demand'

/** With the call that fills it, which must not be fetched once the connection is gone. */
const importToaster = async () => {
  const [toaster] = await Promise.all([import('@tropa/ui/toaster'), import('@tropa/ui/toast')])
  return toaster
}

/** Where toasts appear, fetched once the page stands. */
export const LateToaster = (props: ToasterProps) => {
  const [toaster, fetchToaster] = useOnDemand(importToaster)
  useEffect(fetchToaster, [fetchToaster])
  return toaster ? <toaster.Toaster {...props} /> : null
}
