import type { Manifest } from 'vite'

const manifests = import.meta.glob<Manifest>('../../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
})

const [manifest] = Object.values(manifests)

const entryModule = 'src/app/entry-client.tsx'
const previewModule = 'src/app/entry-preview.tsx'

/** What the login imports besides. The link to the API has the members' contract: it is fetched with the first request. */
const guards = 'src/session/guards.ts'

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

/**
 * The files that a document must link, as paths of this origin.
 *
 * @param isPreview - whether the preview's entry is used, with the site's styles
 * @param screen - the name of the component that the entry fetches; the other files are fetched beside it
 * @param isSent - whether the screen has a form that scripts send
 */
export const assetsFor = (isPreview: boolean, screen: string, isSent: boolean) => {
  const entryName = isPreview ? previewModule : entryModule
  // Vite serves the sources, with all that they import.
  if (import.meta.env.DEV) {
    return { entry: pathOf(entryName), styles: ['/src/styles.css'], modules: [], font: undefined }
  }
  const entry = chunkOf(entryName)
  const screens = Object.keys(manifest ?? {}).filter(isFileOf(screen))
  const modules = isSent ? [...screens, guards] : screens
  const chunks = [...collect([entryName, ...modules])].map(chunkOf)
  const styled = new Set([chunkOf(entryModule), ...chunks])
  const files = new Set(chunks.map(({ file }) => file))
  files.delete(entry.file)
  const fonts = [...styled].flatMap(({ assets = [] }) => assets)
  const font = fonts.find((file) => /latin-wght-normal[^/]*\.woff2$/.test(file))
  return {
    entry: pathOf(entry.file),
    styles: [...new Set([...styled].flatMap(({ css = [] }) => css))].map(pathOf),
    modules: [...files].map(pathOf),
    font: font && pathOf(font),
  }
}
