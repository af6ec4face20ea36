import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig } from 'vite'
import { trimReactRouter } from './trim-react-router.ts'

const entry = 'src/app/entry-client.tsx'

/** The entry of editors' previews: the same pages with drafts. */
const previewEntry = 'src/app/entry-preview.tsx'

/** The code this screen shares with others is part of the common chunk. */
const homeScreen = 'src/features/home/home-screen.tsx'

/** react-router exports its development build to browsers. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** Styles, entries, the home page, and icons, of which each page needs only a few. */
const separateModules =
  /\.css$|\/entry-(?:client|preview)\.tsx$|\/home\/[\w-]+\.tsx$|\/lucide-react\/dist\/esm\/icons\//

/** Puts the code every page needs into one chunk, which compresses better than many small ones. */
const commonChunk = () => {
  let common: Set<string> | undefined

  const reachable = (from: string[], context: Rolldown.ChunkingContext) => {
    const ids = new Set<string>()
    const queue = [...from]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (ids.has(id)) continue
      ids.add(id)
      queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
    }
    return ids
  }

  const [entryId = '', homeScreenId = ''] = [entry, homeScreen].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  )
  return (id: string, context: Rolldown.ChunkingContext) => {
    common ??= reachable([entryId, homeScreenId], context)
    return common.has(id) && !separateModules.test(id) ? 'common' : null
  }
}

/** Lets unused parts of react-router be tree-shaken: setting a `displayName` counts as a side effect. */
const treeShakeRouter = (): Plugin => ({
  name: 'tree-shake-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
})

/** Removes Vite's preloading: all styles are linked in the document, so a lazy script needs no other file. */
const removePreloading = (): Plugin => ({
  name: 'remove-preloading',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [trimReactRouter()]),
    treeShakeRouter(),
    removePreloading(),
  ],
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
        // The document links what a page needs at once; Vite's lists would add 2 kB to every page.
        modulePreload: false,
        rolldownOptions: {
          input: [entry, previewEntry],
          output: { codeSplitting: { groups: [{ name: commonChunk() }] } },
        },
      },
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
