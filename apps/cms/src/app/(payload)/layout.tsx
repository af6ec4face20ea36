import '@payloadcms/next/css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import './panel.css'
import './phone.css'
import './delete-dialog.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { isRecord } from '@tropa/contract/base/is-record'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { panelConfig, rootAttributes } from '../../payload/components/panel-config'
import { hasLongList } from '../../payload/hooks/long-lists'
import { ownFunctions } from '../../payload/running-config'
import { importMap } from './importMap.js'

export const dynamic = 'force-dynamic'

/** The server functions that the panel's pages call; the others belong to features that no collection uses. */
const usedFunctions = new Set([
  'cancel-schedule',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-list',
  'render-widget',
  'schedule',
  'show-schedules',
  'table-state',
])

/** Only editors get here: `server/panel/panel-requests.ts` refuses all others. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // A caller may send any arguments, or none.
  const name: unknown = isRecord(args) ? args.name : undefined
  if (typeof name !== 'string' || !usedFunctions.has(name) || hasLongList(args)) notFound()
  const serverFunctions = ownFunctions()
  return handleServerFunctions({ ...args, config: panelConfig(), importMap, serverFunctions })
}

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={panelConfig()}
      htmlProps={await rootAttributes()}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
