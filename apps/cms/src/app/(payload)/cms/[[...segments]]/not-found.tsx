import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { runningConfig } from '../../../../payload/running-config'
import { importMap } from '../../importMap.js'

interface PanelPage {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: PanelPage) =>
  generatePageMetadata({ config: runningConfig(), params, searchParams })

export default function NotFound({ params, searchParams }: PanelPage) {
  return NotFoundPage({ config: runningConfig(), importMap, params, searchParams })
}
