import type { ToasterProps } from '@tropa/ui/toaster'
import { useEffect } from 'react'
import { useOnDemand } from '../lib/use-on-demand'

const importToaster = () => import('@tropa/ui/toaster')

/** Where toasts appear, fetched once the page stands. */
export const LateToaster = (props: ToasterProps) => {
  const [toaster, fetchToaster] = useOnDemand(importToaster)
  useEffect(fetchToaster, [fetchToaster])
  return toaster ? <toaster.Toaster {...props} /> : null
}
