import '@payloadcms/next/css'
import './panel.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { runningConfig } from '../../payload/running-config'
import { importMap } from './importMap.js'

export const dynamic = 'force-dynamic'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config: runningConfig(), importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={runningConfig()} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
