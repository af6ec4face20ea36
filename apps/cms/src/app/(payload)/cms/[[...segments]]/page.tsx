import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { namedConfig, panelConfig } from '../../../../payload/components/panel-config'
import { importMap } from '../../importMap.js'
import type { PanelPage } from './panel-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = ({ params, searchParams }: PanelPage) =>
  generatePageMetadata({ config: namedConfig(), params, searchParams })

export default function Page({ params, searchParams }: PanelPage) {
  return RootPage({ config: panelConfig(), importMap, params, searchParams })
}
