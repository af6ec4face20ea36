import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fontFile = /bricolage-grotesque-latin-wght-normal-[\w-]+\.woff2$/

/**
 * Storybook shows the components in the typeface of the brand from the first page on: it is preloaded,
 * and text waits for it. The product's `font-display: optional` would leave it out of every page that
 * does not have it in time.
 */
export const brandFont = (): Plugin[] => [
  {
    name: 'brand-font-display',
    // Tailwind, which comes before, has put all imported style sheets into this one.
    enforce: 'pre',
    transform: {
      filter: { id: /\/\.storybook\/preview\.css$/ },
      handler: (code) => code.replaceAll(/font-display:\s*optional/g, 'font-display: block'),
    },
  },
  {
    name: 'brand-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => fontFile.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `./${file}`,
            },
          })),
    },
  },
]

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
