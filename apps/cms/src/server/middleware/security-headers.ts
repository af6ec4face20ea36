import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Env } from '../../env'
import { areaOf } from '../areas'

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

/** Next and Storybook write inline scripts whose text is not known in advance. */
const toolScripts = "'self' 'unsafe-inline'"

/** The content security policies of the areas. */
const policiesOf = (
  inlineScripts: readonly string[],
): Record<ReturnType<typeof areaOf>['policy'], string> => ({
  // Neither pictures nor the API run scripts. The page of the contract has an inline style.
  picture: "default-src 'none'; frame-ancestors 'none'; sandbox",
  data: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // The panel previews a picture before it is uploaded.
  panel: policy({
    ...strict,
    'img-src': "'self' data: blob:",
    'script-src': `${toolScripts} 'unsafe-eval'`,
  }),
  // Storybook's build has its font inside a script.
  storybook: policy({ ...strict, 'font-src': "'self' data:", 'script-src': toolScripts }),
  site: policy({ ...strict, 'script-src': ["'self'", ...inlineScripts.map(hashOf)].join(' ') }),
})

const cacheHeaders = { 'no-store': 'no-store', immutable: 'public, max-age=31536000, immutable' }

/**
 * Sends the security headers, and with them the content security policy and the caching of the area of the origin.
 *
 * @param inlineScripts - the text of every inline script in the site's pages
 * @param env - says whether browsers should accept https only; not for subdomains, which may be other people's sites
 */
export const securityHeaders = (
  inlineScripts: readonly string[],
  { publicUrl }: Pick<Env, 'publicUrl'>,
): RequestHandler => {
  const policies = policiesOf(inlineScripts)
  const commonHeaders = new Map(Object.entries(common))
  if (publicUrl.startsWith('https:')) {
    commonHeaders.set('Strict-Transport-Security', 'max-age=31536000')
  }
  return ({ path }, response, next) => {
    response.setHeaders(commonHeaders)
    const { policy, cache } = areaOf(path)
    response.setHeader('Content-Security-Policy', policies[policy])
    if (cache !== 'revalidated') response.setHeader('Cache-Control', cacheHeaders[cache])
    next()
  }
}
