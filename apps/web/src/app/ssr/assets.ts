import type { Manifest } from 'vite'
import { isMembersOnly, type PageHandle } from '../../shell/page-handle'

const manifests = import.meta.glob<Manifest>('../../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
})

const [manifest] = Object.values(manifests)

const entryModule = 'src/app/entry-client.tsx'
const previewModule = 'src/app/entry-preview.tsx'

/** What the login also imports. Not the API link, which has the members' contract: the first request fetches it. */
const guards = 'src/session/guards.ts'

/** What every page of the members' area imports in addition to its screen. */
const membersArea = [
  guards,
  'src/shell/member-layout.tsx',
  'src/app/member-screens.ts',
  'src/api/api-link.ts',
]

/** The screens that a login leads to. */
const homes = [
  'src/features/dashboard/admin-screen.tsx',
  'src/features/dashboard/dashboard-screen.tsx',
]

const chunkOf = (name: string) => {
  const chunk = manifest?.[name]
  if (!chunk) throw new Error(`The client's manifest does not name ${name}`)
  return chunk
}

const collect = (names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    collect(chunkOf(name).imports ?? [], seen)
  }
  return seen
}

const pathOf = (file: string) => `/${file}`

/** The source file of a screen, which is named as its component is. */
const isFileOf = (screen: string) => {
  const name = screen.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()
  return (file: string) => file.endsWith(`/${name}.tsx`)
}

interface AssetsOptions {
  /** Whether the preview's entry is used, with the site's styles. */
  isPreview: boolean
  page: PageHandle
  /** The name of the component that the entry fetches. */
  screen: string
  /** Whether the screen has a form that scripts send. */
  isSent: boolean
}

/**
 * The files that a document must link, as paths of this origin. `modules` are fetched together with the entry, so
 * that no file waits for the one that imports it; `next` are fetched while a member types.
 */
export const assetsFor = ({ isPreview, page, screen, isSent }: AssetsOptions) => {
  const entryName = isPreview ? previewModule : entryModule
  // Vite serves the sources, with all that they import.
  if (import.meta.env.DEV) {
    const entry = pathOf(entryName)
    return { entry, styles: ['/src/styles.css'], modules: [], next: [], font: undefined }
  }
  const entry = chunkOf(entryName)
  const screens = Object.keys(manifest ?? {}).filter(isFileOf(screen))
  const besides = isMembersOnly(page) ? membersArea : isSent ? [guards] : []
  const needed = collect([entryName, ...screens, ...besides])
  const chunks = [...needed].map(chunkOf)
  const styled = new Set([chunkOf(entryModule), ...chunks])
  const files = new Set(chunks.map(({ file }) => file))
  const nextModules = page.access === 'signed-out' ? collect([...membersArea, ...homes]) : []
  const next = new Set([...nextModules].map((name) => chunkOf(name).file))
  for (const file of files) next.delete(file)
  files.delete(entry.file)
  const fonts = [...styled].flatMap(({ assets = [] }) => assets)
  const font = fonts.find((file) => /latin-wght-normal[^/]*\.woff2$/.test(file))
  return {
    entry: pathOf(entry.file),
    styles: [...new Set([...styled].flatMap(({ css = [] }) => css))].map(pathOf),
    modules: [...files].map(pathOf),
    next: [...next].map(pathOf),
    font: font && pathOf(font),
  }
}
