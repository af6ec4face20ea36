import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The pages, and those of editors' previews: the same with drafts. */
const entries = ['src/app/entry-client.tsx', 'src/app/entry-preview.tsx']

/** Where most visits begin: what it shares with other pages is sent in one file with what all of them need. */
const firstScreen = 'src/features/home/home-screen.tsx'

/** react-router gives bundlers its development build, which warns in the console. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionRouter('index.mjs') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
    ],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // The document links what a page needs at once; Vite's lists would add 3 kB to every page.
        modulePreload: false,
        rolldownOptions: {
          input: [...entries, firstScreen],
          // Paths and limits of the contract are written out where they are used: 0.2 kB less of the home page.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: {
              groups: [
                {
                  // What every page needs compresses better as one file than as forty.
                  name: 'common',
                  tags: ['$initial'],
                  minShareCount: 2,
                  // Else it would have all of a package that the first request fetches, such as oRPC.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  ssr: { noExternal: command === 'build' ? true : [] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
