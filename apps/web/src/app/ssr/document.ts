import type { Settings } from '@tropa/contract/settings/settings'
import { type DemoAccount, demoNotice, demoNoticeId } from '@tropa/contract/site-renderer'
import { themeScript } from '@tropa/ui/use-theme'
import { escapedJson, pageDataId } from '../page-data'
import { firstScreenId } from '../../session/first-screen'
import { sessionEndedScript } from '../../session/stored-return-page'
import { pageDescription } from '../../shell/page-description'
import { documentTitle, isMembersOnly, type PageHandle } from '../../shell/page-handle'
import { pageScript, scriptsId } from '../page-scripts'
import { assetsFor } from './assets'

interface DocumentParts {
  page: PageHandle
  /** The canonical address; a page without one is not to be indexed. */
  canonical: string | undefined
  /** Undefined if loading them failed. */
  settings: Settings | undefined
  /** The folder of the site's icons, without a slash at its end; empty for those of the build. */
  icons: string
  publicUrl: string
  structuredData: object | undefined
  isPreview: boolean
  demo: readonly DemoAccount[] | undefined
  /** The name of the screen's component. */
  screen: string
  body: string
  /** The page data as escaped JSON. */
  data: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const descriptionOf = ({ page, settings }: DocumentParts) =>
  settings ? pageDescription(page, settings) : page.description

const shareCard = (parts: DocumentParts) => {
  const { page, canonical, settings, icons, publicUrl } = parts
  const siteName = settings?.name
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': siteName,
    // Share cards name the site beside the title.
    'og:title': page.title ?? siteName,
    'og:description': descriptionOf(parts),
    'og:url': canonical,
    'og:image': new URL(`${icons}/share.png`, publicUrl).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt':
      siteName && (icons ? `The mark of ${siteName}` : `${siteName}: a T of thirteen tiles`),
  }
  return Object.entries(properties).flatMap(([property, content]) =>
    content ? [`<meta property="${property}" content="${escape(content)}">`] : [],
  )
}

/** Above the page and outside of React's root. It is a landmark, because everything outside the page must be in one. */
const notice = (text: string, attributes = '') =>
  `<aside${attributes} style="margin:0;padding:0.5rem 1rem;background:CanvasText;color:Canvas;forced-color-adjust:none;text-align:center">${text}</aside>`

const previewNotice = notice('Preview with the latest drafts. Visitors see what is published.')

const demoNoticeOf = (accounts: readonly DemoAccount[]) =>
  notice(demoNotice, ` id="${demoNoticeId}" data-accounts="${escape(JSON.stringify(accounts))}"`)

/** A page that is complete without its scripts starts them itself, so that what it shows is loaded first. */
const delayed = (scripts: string) => `
<template id="${scriptsId}">${scripts}</template>
<p role="alert" class="empty:hidden fixed inset-x-4 top-4 z-top mx-auto w-fit rounded-card bg-danger-ground px-4 py-3 text-sm font-medium text-danger-text shadow-float print:hidden"></p>
<p role="status" class="sr-only"></p>
<script>${pageScript}</script>`

/** The whole HTML document around a rendered page. */
export const renderDocument = (parts: DocumentParts) => {
  const { page, canonical, settings, icons, structuredData, isPreview, demo, screen, body, data } =
    parts
  const isSent = /<form[^>]* method=/.test(body)
  const { entry, styles, modules, next, font } = assetsFor({ isPreview, page, screen, isSent })
  const scripts = [
    `<script type="module" src="${entry}"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('\n')
  const nextLinks = next.map((href) => `<link rel="prefetch" href="${href}">`).join('\n')
  const head = [
    '<meta charset="utf-8">',
    // A phone's keyboard resizes the page, so that it does not cover a dialog at the bottom.
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${themeScript}</script>`,
    `<script>${sessionEndedScript}</script>`,
    `<title>${escape(documentTitle(page.title, settings?.name))}</title>`,
    `<meta name="description" content="${escape(descriptionOf(parts))}">`,
    canonical
      ? `<link rel="canonical" href="${escape(canonical)}">`
      : '<meta name="robots" content="noindex">',
    ...shareCard(parts),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="icon" href="${icons}/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${icons}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${icons}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${icons}/site.webmanifest">`,
    font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    isMembersOnly(page) && scripts,
    structuredData && `<script type="application/ld+json">${escapedJson(structuredData)}</script>`,
  ]
  return `<!doctype html>
<html lang="en"${settings ? ` data-accent="${settings.accent}"` : ''}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>${demo ? demoNoticeOf(demo) : ''}${isPreview ? previewNotice : ''}
<div id="root">${body}</div>
<script type="application/json" id="${pageDataId}">${data}</script>${isMembersOnly(page) ? '' : delayed(scripts)}${nextLinks && `\n<template id="${firstScreenId}">${nextLinks}</template>`}
</body>
</html>
`
}
