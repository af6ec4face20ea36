import { expect, it } from 'vitest'
import { loadSiteRenderer } from './load-renderer'

it('If the web app is not built, the server asks for a build', async () => {
  await expect(loadSiteRenderer('/missing/entry-server.js')).rejects.toThrow(
    /build the web app first/,
  )
})
