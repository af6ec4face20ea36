import type { Manifest } from 'vite'
import type { DocumentAssets } from './document'

const found = import.meta.glob<Manifest>('../../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
})

const [manifest] = Object.values(found)
if (!manifest) throw new Error('Build the client before the server entry')

const entryModule = 'src/app/entry-client.tsx'
const previewModule = 'src/app/entry-preview.tsx'

const chunkOf = (name: string) => {
  const chunk = manifest[name]
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

const address = (file: string) => `/${file}`

/**
 * What a document of the given screens' source files must link.
 *
 * @param isPreview - starts with the preview's script in place of the site's, in the site's styles
 */
export const assetsFor = (modules: readonly string[], isPreview = false): DocumentAssets => {
  const entryName = isPreview ? previewModule : entryModule
  const entry = chunkOf(entryName)
  const chunks = [...collect([entryName, ...modules])].map(chunkOf)
  const styled = new Set([chunkOf(entryModule), ...chunks])
  const files = new Set(chunks.map(({ file }) => file))
  files.delete(entry.file)
  const fonts = [...styled].flatMap(({ assets = [] }) => assets)
  const font = fonts.find((file) => /latin-wght-normal[^/]*\.woff2$/.test(file))
  return {
    entry: address(entry.file),
    styles: [...new Set([...styled].flatMap(({ css = [] }) => css))].map(address),
    modules: [...files].map(address),
    font: font && address(font),
  }
}
