import { demoNotice } from '@tropa/contract/site-renderer'
import type { ServerProps } from 'payload'

export const DemoNotice = ({ payload }: ServerProps) =>
  payload.config.custom.isDemo === true ? <p className="tropa-demo-notice">{demoNotice}</p> : null
