import { createRouterClient } from '@orpc/server'
import type { RenderContext, SiteRenderer } from '@tropa/contract/site-renderer'
import type { ApiContext } from '../../rpc/context'
import { router } from '../api/router'
import { iconFolder } from './icons'

/** Renders the page at an address of the origin: a path with its query. */
export type RenderPage = (
  address: string,
  options?: Pick<RenderContext, 'contact' | 'isPreview'>,
) => Promise<globalThis.Response>

/** Renders pages with data from the contract's procedures, as the context's caller may read it. */
export const pageRenderer = (renderer: SiteRenderer, context: ApiContext): RenderPage => {
  const { publicUrl, demo } = context.env
  const client = createRouterClient(router, { context })
  return (address, options) =>
    renderer.render(new globalThis.Request(`${publicUrl}${address}`), {
      client,
      publicUrl,
      iconFolder,
      demo,
      ...options,
    })
}
