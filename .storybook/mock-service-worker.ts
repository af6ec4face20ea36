import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/** Serves the service worker of the installed msw, so that no copy of it falls behind. */
export const mockServiceWorker = (): Plugin => {
  const source = readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)))
  return {
    name: 'mock-service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
