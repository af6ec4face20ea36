// The site's renderer of `npm run dev`, in the server's process: Vite serves the sources at the address of the
// site, replaces in open pages what changes, and hands all other requests to the server.
import { resolve } from 'node:path'
import { createServer } from 'vite'

const { PORT, PUBLIC_URL = '' } = process.env

/** All but Vite's own addresses, the sources and the files of `public/`. */
const ofServer = '^/(?!@|src/|node_modules/|[^/]+\\.(?:ico|png|svg|webmanifest)$)'

/** @type {import('vite').ProxyOptions} */
const server = {
  target: `http://127.0.0.1:${PORT}`,
  // Vite and Next add scripts and styles to the pages whose text is not known in advance.
  configure: (proxy) =>
    proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
}

const vite = await createServer({
  root: resolve(import.meta.dirname, '..'),
  appType: 'custom',
  server: {
    port: Number(new URL(PUBLIC_URL).port),
    strictPort: true,
    proxy: { '/cms': { ...server, ws: true }, [ofServer]: server },
  },
})

/** An open page loads itself as soon as Vite is back: by then the server must have started too. */
const listenOnceServed = async () => {
  const { ok } = await fetch(`${server.target}/api/health`).catch(() => ({ ok: false }))
  if (ok) await vite.listen()
  else setTimeout(listenOnceServed, 50)
}
void listenOnceServed()

/** @type {import('@tropa/contract/site-renderer').SiteRenderer} */
export const siteRenderer = {
  inlineScripts: [],
  canonicalPath: (path) => path,
  pagePattern: () => undefined,
  // No page is kept: its code may have changed.
  pageAddress: (address) => ({ address, isCacheable: false }),
  render: async (request, context) => {
    const { siteRenderer: sources } = await vite.ssrLoadModule('/src/app/entry-server.tsx')
    const response = await sources.render(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return new Response(await vite.transformIndexHtml(request.url, await response.text()), response)
  },
}
