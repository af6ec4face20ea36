// Measures every public page of the built product with Lighthouse's phone, next to a static page of the
// same content, and fails when a budget is exceeded: `npm run check:pages`, `npm run check:pages -- /team`.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../packages/harness/src/chromium.mjs'
import { newFolder, removeFolder } from '../packages/harness/src/temporary-folder.mjs'
import { startProduct } from './servers/product.mjs'

const routes = ['/', '/about', '/team', '/calendar', '/contact', '/rules', '/login']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Pages that ask search engines to stay away. */
const unlisted = ['/login']

/** `blocking` in milliseconds, `paint` as a factor of the static page's. */
const budgets = { score: 100, shift: 0, blocking: 50, paint: 1.15 }

/** How often a page may be measured before it counts as too slow: other work on the machine disturbs. */
const attempts = 3

const measure = async (url, port) => {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  })
  const audit = (name) => lhr.audits[name]
  // NaN exceeds every budget, so a page that Lighthouse could not measure is measured again.
  const figure = (name) => audit(name).numericValue ?? NaN
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    paint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

/** Serves the same documents, styles, fonts and pictures from memory, without scripts. */
const serveStatic = async (origin) => {
  const cache = new Map()
  const load = async (address) => {
    const response = await fetch(`${origin}${address}`)
    const type = response.headers.get('content-type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    const isPage = type.startsWith('text/html')
    const content = isPage
      ? Buffer.from(
          String(body)
            .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
            .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
        )
      : body
    const isText = /^text|json|svg/.test(type)
    return { type, isText, content: isText ? gzipSync(content) : content, status: response.status }
  }
  const server = createServer(async (request, response) => {
    if (!cache.has(request.url)) cache.set(request.url, await load(request.url))
    const { type, isText, content, status } = cache.get(request.url)
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'max-age=31536000',
      ...(isText && { 'Content-Encoding': 'gzip' }),
    })
    response.end(content)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}

const problemsOf = (route, page, bare) => {
  const problems = []
  const expect = (isRight, sentence) => isRight || problems.push(sentence)
  categories.forEach((name, index) => {
    const isMeant = unlisted.includes(route) && page.failed.join() === 'is-crawlable'
    if (name === 'seo' && isMeant) return
    expect(page.scores[index] >= budgets.score, `${name} ${page.scores[index]}`)
  })
  expect(page.shift <= budgets.shift, `layout shift ${page.shift}`)
  expect(page.blocking <= budgets.blocking, `blocked for ${page.blocking.toFixed(0)} ms`)
  expect(
    page.paint <= bare.paint * budgets.paint,
    `largest paint ${(page.paint / bare.paint).toFixed(2)} × the static page's`,
  )
  return problems
}

const print = (route, page, bare, problems) =>
  console.log(
    `${route.padEnd(10)} ${page.scores.join(' ')} · LCP ${page.paint.toFixed(0)} ms, static ${bare.paint.toFixed(0)} ms · ` +
      `TBT ${page.blocking.toFixed(0)} ms · CLS ${page.shift.toFixed(3)}` +
      (problems.length > 0 ? `\n  OVER: ${problems.join('; ')} (${page.failed.join(', ')})` : ''),
  )

const checkPage = async (route, product, plain, port) => {
  let problems = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await fetch(`${product.origin}${route}`)
    const page = await measure(`${product.origin}${route}`, port)
    const bare = await measure(`${plain.origin}${route}`, port)
    problems = problemsOf(route, page, bare)
    print(route, page, bare, problems)
    if (problems.length === 0) break
  }
  return problems
}

const folder = await newFolder()
const product = await startProduct(folder)
product.origin = product.origin.replace('127.0.0.1', 'localhost')
const plain = await serveStatic(product.origin)
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ],
})
const chosen = process.argv.slice(2)
let failed = 0
try {
  for (const route of chosen.length > 0 ? chosen : routes) {
    const problems = await checkPage(route, product, plain, chrome.port)
    if (problems.length > 0) failed += 1
  }
} finally {
  await chrome.kill()
  plain.close()
  await product.stop()
  await removeFolder(folder)
}
console.log(
  failed === 0 ? 'Every page is within its budgets.' : `${failed} pages are over a budget.`,
)
process.exit(failed === 0 ? 0 : 1)
