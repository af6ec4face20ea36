import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig } from 'vite'

const entry = 'src/app/entry-client.tsx'

/** What editors' previews start with: the same pages, with drafts. */
const previewEntry = 'src/app/entry-preview.tsx'

/** The front door: what its screen shares with others comes along with the common chunk. */
const frontDoor = 'src/features/home/home-screen.tsx'

/** react-router's exports name the development build, warnings and all, for browsers too. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** Styles, the roots themselves, and icons: one file names them all, each page needs a few. */
const apart =
  /\.css$|\/entry-(?:client|preview)\.tsx$|\/home\/[\w-]+\.tsx$|\/lucide-react\/dist\/esm\/icons\//

/**
 * Puts all that every page needs into one chunk: it comes at once in any case, and compresses
 * better than many small ones.
 */
const commonChunk = () => {
  let common: Set<string> | undefined

  const reachable = (from: string[], context: Rolldown.ChunkingContext) => {
    const found = new Set<string>()
    const queue = [...from]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue
      found.add(id)
      queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
    }
    return found
  }

  const [entryId = '', frontDoorId = ''] = [entry, frontDoor].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  )
  return (id: string, context: Rolldown.ChunkingContext) => {
    common ??= reachable([entryId, frontDoorId], context)
    return common.has(id) && !apart.test(id) ? 'common' : null
  }
}

/** Lets the parts of react-router that nobody uses be left out: their display names hold them. */
const leaveOutUnusedRouter = (): Plugin => ({
  name: 'leave-out-unused-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
})

/** All styles come with the entry, so that nothing has to be fetched beside a script that comes later. */
const leaveOutPreloading = (): Plugin => ({
  name: 'leave-out-preloading',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), leaveOutUnusedRouter(), leaveOutPreloading()],
  publicDir: isSsrBuild ? false : 'public',
  resolve:
    command === 'build'
      ? {
          alias: [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
          ],
        }
      : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // The document names what a page needs at once; the rest of Vite's lists is 2 kB on every page.
        modulePreload: false,
        rolldownOptions: {
          input: [entry, previewEntry],
          output: { codeSplitting: { groups: [{ name: commonChunk() }] } },
        },
      },
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
