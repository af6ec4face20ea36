import { pageDataId } from './lib/page-data'
import { themeScript } from './lib/theme-script'

/** What differs from one document to the next. */
export interface DocumentParts {
  title: string
  description: string
  /** The page's one true address; without one, search engines are asked to stay away. */
  canonical: string | undefined
  /** Markup of the screen. */
  body: string
  /** Escaped JSON for the browser to go on from. */
  data: string
  assets: DocumentAssets
}

/** Files a document links, as addresses on this origin. */
export interface DocumentAssets {
  entry: string
  styles: string[]
  modules: string[]
  font: string | undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** A whole HTML document. */
export const renderDocument = ({
  title,
  description,
  canonical,
  body,
  data,
  assets,
}: DocumentParts) => {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${themeScript}</script>`,
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escape(canonical)}">`
      : '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    assets.font &&
      `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${pageDataId}">${data}</script>
</body>
</html>
`
}
