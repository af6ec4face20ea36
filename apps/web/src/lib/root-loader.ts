import type { ApiClient } from './api-client'
import { publicLoader } from './public-loader'
import type { RootData } from './site'

/** Loads what every page needs. */
export const rootLoader = (client: ApiClient) =>
  publicLoader(async (): Promise<RootData> => ({
    site: await client.site.get(),
    renderedAt: new Date().toISOString(),
  }))
