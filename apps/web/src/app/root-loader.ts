import type { ApiClient } from '../api/api-types'
import { publicLoader } from '../api/public-loader'
import type { RootData } from '../api/root-data'

/** Loads the data every page needs. */
export const rootLoader = (client: ApiClient) =>
  publicLoader(async (): Promise<RootData> => ({
    site: await client.site.get(),
    renderedAt: new Date().toISOString(),
  }))
