import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const strict = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}

/** Next and Storybook write inline scripts whose text no server knows beforehand. */
const toolScripts = "'self' 'unsafe-inline' 'unsafe-eval'"

/** What each area of the origin may do; the first that matches counts. */
const policiesOf = (inlineScripts: readonly string[]): [area: RegExp, policy: string][] => [
  // What is no page of ours runs nothing. The contract's own page brings its style along.
  [/^\/media\//, "default-src 'none'; frame-ancestors 'none'; sandbox"],
  [
    /^\/(cms\/)?api(\/|$)/,
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  // The panel shows a picture that has been chosen but not yet sent.
  [
    /^\/cms(\/|$)/,
    policy({ ...strict, 'img-src': "'self' data: blob:", 'script-src': toolScripts }),
  ],
  // Storybook's frame is built with its typeface inside its script.
  [
    /^\/storybook(\/|$)/,
    policy({ ...strict, 'font-src': "'self' data:", 'script-src': toolScripts }),
  ],
  [/^/, policy({ ...strict, 'script-src': ["'self'", ...inlineScripts.map(hashOf)].join(' ') })],
]

/**
 * The headers that tell a browser what a page may do, for each part of the origin its own.
 *
 * @param inlineScripts - the texts of the scripts the site's pages hold
 * @param isHttps - whether the product is reached by https, so that a browser may insist on it
 */
export const securityHeaders = (
  inlineScripts: readonly string[],
  isHttps: boolean,
): RequestHandler => {
  const policies = policiesOf(inlineScripts)
  const everywhere = new Map(
    Object.entries({
      ...common,
      ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    }),
  )
  return ({ path }, response, next) => {
    response.setHeaders(everywhere)
    const found = policies.find(([area]) => area.test(path))
    if (found) response.setHeader('Content-Security-Policy', found[1])
    next()
  }
}
