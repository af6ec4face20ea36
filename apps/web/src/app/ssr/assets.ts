import type { Manifest } from 'vite'

const manifests = import.meta.glob<Manifest>('../../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
})

const [manifest] = Object.values(manifests)

const entryModule = 'src/app/entry-client.tsx'
const previewModule = 'src/app/entry-preview.tsx'

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

/**
 * The files that a document must link, as paths of this origin.
 *
 * @param isPreview - whether the preview's entry is used, with the site's styles
 */
export const assetsFor = (isPreview: boolean) => {
  const entryName = isPreview ? previewModule : entryModule
  // Vite serves the sources, with all that they import.
  if (import.meta.env.DEV) {
    return { entry: pathOf(entryName), styles: ['/src/styles.css'], modules: [], font: undefined }
  }
  const entry = chunkOf(entryName)
  const chunks = [...collect([entryName])].map(chunkOf)
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
