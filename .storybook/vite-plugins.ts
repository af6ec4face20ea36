import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Makes text wait for the brand's typeface, so that Storybook shows it from the first page on. The product's
 * `font-display: optional` would leave it out of every page that does not have it in time.
 */
export const brandFont = (): Plugin => ({
  name: 'brand-font-display',
  // Tailwind runs earlier and has put all imported style sheets into this one.
  enforce: 'pre',
  transform: {
    filter: { id: /\/\.storybook\/preview\.css$/ },
    handler: (code) => code.replaceAll(/font-display:\s*optional/g, 'font-display: block'),
  },
})

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
