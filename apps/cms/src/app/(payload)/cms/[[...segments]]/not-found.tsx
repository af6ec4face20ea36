import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { namedConfig, panelConfig } from '../../../../payload/components/panel-config'
import { importMap } from '../../importMap.js'
import type { PanelPage } from './panel-page'

export const generateMetadata = ({ params, searchParams }: PanelPage) =>
  generatePageMetadata({ config: namedConfig(), params, searchParams })

export default function NotFound({ params, searchParams }: PanelPage) {
  return NotFoundPage({ config: panelConfig(), importMap, params, searchParams })
}
