// How large the scripts of a first visit may be. `npm test -- size` measures them.
import { readFileSync } from 'node:fs'

const client = 'apps/web/dist/client'
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')
const manifest = JSON.parse(read(`${client}/.vite/manifest.json`))

/** The files of some modules, and of all that they import. */
const filesOf = (modules, found = new Set()) => {
  for (const { file, imports = [] } of modules.map((name) => manifest[name])) {
    const path = `${client}/${file}`
    if (found.has(path)) continue
    found.add(path)
    filesOf(imports, found)
  }
  return [...found]
}

/** The scripts that a page of Storybook links. */
const linkedBy = (page) =>
  [...read(`storybook-static/${page}`).matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(
    ([, file]) => `storybook-static/${file}`,
  )

export default [
  {
    name: 'the home page',
    path: filesOf(['src/app/entry-client.tsx', 'src/features/home/home-screen.tsx']),
    limit: '126 kB',
    gzip: true,
  },
  {
    name: 'Storybook',
    path: [...linkedBy('index.html'), ...linkedBy('iframe.html')],
    limit: '1.5 MB',
    gzip: true,
  },
]
