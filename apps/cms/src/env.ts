import { isIP } from 'node:net'
import { dirname, isAbsolute, resolve } from 'node:path'
import { loopbackHosts } from '@tropa/contract/base/public-url'
import { defaultTimeZone, isTimeZone } from '@tropa/contract/base/team-time'
import { isBlank, maxLength, hasUnseen, nameKey } from '@tropa/contract/base/text'
import { minPasswordLength } from '@tropa/contract/member/member'
import type { DemoAccount } from '@tropa/contract/site-renderer'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

// Payload, Next and Express read these from the process themselves.
if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' })
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** Whether the sources are served, by `npm run dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** The folder of this workspace; `src` and the bundle's `dist` are both directly in it. */
export const workspace = resolve(import.meta.dirname, '..')

/** A variable is set but invalid. The message is one sentence that names it. */
export class EnvError extends Error {}

/** Also one that browsers write otherwise, with capitals or the port that goes without saying. */
const httpOrigin = (text: string) =>
  /^https?:\/\/[^/\\?#@\s]+\/?$/i.test(text) && URL.canParse(text)

const databaseUrl = (text: string) =>
  (text.startsWith('file:') && text.length > 'file:'.length && !text.includes('?')) ||
  /^mongodb(\+srv)?:\/\/[^/]+\/[^/?]/.test(text)

const host = (text: string) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)

const addressRange = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  // ipaddr.js reads `10/8` as 0.0.0.10/8, and 010.0.0.0 as 8.0.0.0.
  if (isIP(text.split('/')[0] ?? '') === 0) return false
  // `/0` would trust every address, as `true` would.
  return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text)[1] > 0 : !text.includes('/')
}

const trustProxy = (text: string) =>
  /^[1-9]\d?$/.test(text) || text.split(',').every((range) => addressRange(range.trim()))

const webAddress = (text: string) => URL.canParse(text) && /^https?:\/\//.test(text)

/**
 * The address of a webhook of Discord, which holds its secret, or of one of its threads. Not with `/slack`
 * after it: Discord would refuse every message.
 */
const isDiscordWebhook = (text: string) =>
  /^https:\/\/discord\.com\/api\/webhooks\/[^/?#\s]+\/[^/?#\s]+(\?thread_id=\d+)?$/.test(text)

const isLoopbackAddress = (text: string) =>
  URL.canParse(text) && loopbackHosts.has(new URL(text).hostname)

const discordRule =
  'must be an https://discord.com/api/webhooks/ address, with nothing but ?thread_id=… after it'

const variable = (isValid: (text: string) => boolean, message: string) =>
  z.string().refine(isValid, message)

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`)

const username = variable(
  (text) =>
    text.length <= maxLength.username && !isBlank(text) && text === text.trim() && !hasUnseen(text),
  `must be a name of at most ${maxLength.username} characters without blanks around it`,
)
const password = variable(
  (text) => text.length >= minPasswordLength && text.length <= maxLength.password && !isBlank(text),
  `must have ${minPasswordLength} to ${maxLength.password} characters`,
)
const email = z.email('must be an e-mail address')

/** The fewest characters of `PAYLOAD_SECRET`, and of the secret in the data folder. */
export const minSecretLength = 32

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const variables = z.object({
  PORT: variable(
    (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
    'must be a whole number from 1 to 65535',
  ).default('3000'),
  HOST: variable(host, 'must be an address to listen on, such as 127.0.0.1').optional(),
  DATABASE_URL: variable(
    databaseUrl,
    'must be file:PATH for the embedded database, or a mongodb:// or mongodb+srv:// address with the name of a database',
  ).default('file:./data/tropa.db'),
  PAYLOAD_SECRET: z
    .string()
    .min(minSecretLength, `must have at least ${minSecretLength} characters`)
    .optional(),
  SEED_ADMIN_USERNAME: username.default('admin'),
  SEED_ADMIN_PASSWORD: password.optional(),
  SEED_USER_USERNAME: username.default('member'),
  SEED_USER_PASSWORD: password.optional(),
  SEED_SAMPLE: oneOf(['full', 'none']).default('full'),
  PUBLIC_URL: variable(
    httpOrigin,
    'must be an http:// or https:// address without a path',
  ).optional(),
  SMTP_URL: variable(
    (text) => /^smtps?:\/\/[^/?#]+\/?(\?[^#@]*)?$/.test(text) && URL.canParse(text),
    'must be an smtp:// or smtps:// address without a path: write / as %2F, ? as %3F, # as %23, @ as %40 in the password',
  ).optional(),
  MAIL_FROM: email.optional(),
  MAIL_TO: email.optional(),
  DISCORD_WEBHOOK_URL: variable(webAddress, discordRule).optional(),
  BACKUP_TO: variable(isAbsolute, 'must be the whole path of a folder, from / on').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TEAM_TIME_ZONE: variable(isTimeZone, 'must be a time zone name such as Asia/Manila').default(
    defaultTimeZone,
  ),
  TRUST_PROXY: variable(
    trustProxy,
    'must be a number of proxies or their address ranges, never true',
  ).optional(),
  KEEP_INQUIRIES_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of days, or 0 to keep them')
    .default('365'),
  REQUIRE_SECOND_FACTOR: oneOf(['none', 'admins', 'all']).default('none'),
  RATE_LIMIT: oneOf(['on', 'off']).default('on'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
})

const crossChecked = variables.superRefine((values, context) => {
  const refuse = (name: keyof typeof values, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message })
  }
  const { DATABASE_URL: url } = values
  if (databaseUrl(url) && !url.startsWith('file:') && values.PAYLOAD_SECRET === undefined) {
    refuse('PAYLOAD_SECRET', 'must be set when DATABASE_URL names a MongoDB')
  }
  if (nameKey(values.SEED_USER_USERNAME) === nameKey(values.SEED_ADMIN_USERNAME)) {
    refuse('SEED_USER_USERNAME', 'must differ from SEED_ADMIN_USERNAME')
  }
  const isLoopback = values.PUBLIC_URL === undefined || isLoopbackAddress(values.PUBLIC_URL)
  const webhook = values.DISCORD_WEBHOOK_URL ?? ''
  if (
    webAddress(webhook) &&
    !isDiscordWebhook(webhook) &&
    !(isLoopback && isLoopbackAddress(webhook))
  ) {
    refuse('DISCORD_WEBHOOK_URL', discordRule)
  }
  if (values.RATE_LIMIT === 'off' && !isLoopback) {
    refuse('RATE_LIMIT', 'can only be off when PUBLIC_URL is a loopback address')
  }
})

type Database = { engine: 'sqlite'; file: string } | { engine: 'mongodb'; url: string }

const readDatabase = (url: string): Database => {
  if (!url.startsWith('file:')) return { engine: 'mongodb', url }
  const path = url.replace(/^file:(\/\/(?=\/))?/, '')
  return { engine: 'sqlite', file: isAbsolute(path) ? path : resolve(path) }
}

const readTrustProxy = (text: string | undefined): number | string[] | undefined => {
  if (text === undefined) return undefined
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((range) => range.trim())
}

/** The origin that a hosting provider reports; a custom domain is set as `PUBLIC_URL`. */
const originOfHost = ({
  RENDER_EXTERNAL_URL: render,
  RAILWAY_PUBLIC_DOMAIN: railway,
  FLY_APP_NAME: fly,
}: Record<string, string | undefined>) =>
  render || (railway && `https://${railway}`) || (fly && `https://${fly}.fly.dev`)

/**
 * Reads the settings. An empty variable counts as not set.
 *
 * @throws EnvError naming every variable that is set but invalid
 */
export const readEnv = (source: Record<string, string | undefined> = process.env) => {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = crossChecked.safeParse({ PUBLIC_URL: originOfHost(source), ...set })
  if (!parsed.success) {
    const isOfRender = set.PUBLIC_URL === undefined && set.RENDER_EXTERNAL_URL !== undefined
    const problems = parsed.error.issues.map(({ path, message }) => {
      const name = path.map(String).join('.')
      return `${isOfRender && name === 'PUBLIC_URL' ? 'RENDER_EXTERNAL_URL' : name} ${message}`
    })
    throw new EnvError(`${problems.join('; ')}.`)
  }
  const values = parsed.data
  const database = readDatabase(values.DATABASE_URL)
  const rateLimit = values.RATE_LIMIT !== 'off'
  const host = rateLimit ? values.HOST : '127.0.0.1'
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  return {
    port: Number(values.PORT),
    host,
    database,
    /** The folder of what is not in the database: the secret and uploaded pictures. */
    dataFolder: database.engine === 'sqlite' ? dirname(database.file) : resolve('data'),
    payloadSecret: values.PAYLOAD_SECRET,
    seed: {
      hasSample: values.SEED_SAMPLE === 'full',
      admin: { username: values.SEED_ADMIN_USERNAME, password: values.SEED_ADMIN_PASSWORD },
      user: { username: values.SEED_USER_USERNAME, password: values.SEED_USER_PASSWORD },
    },
    publicUrl,
    /** Whether other machines may reach the product, but not by the links that it makes. */
    needsPublicUrl: isLoopbackAddress(publicUrl) && !loopbackHosts.has(host ?? ''),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.MAIL_TO },
    /** Where posted and changed to-dos are announced. */
    discordWebhookUrl: values.DISCORD_WEBHOOK_URL,
    /** Where the backup of each night goes. */
    backupTo: values.BACKUP_TO,
    metricsToken: values.METRICS_TOKEN,
    timeZone: values.TEAM_TIME_ZONE,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    /** After how many days an inquiry that was answered, or is spam, is deleted; 0 keeps it. */
    keepInquiriesDays: Number(values.KEEP_INQUIRIES_DAYS),
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    rateLimit,
    logLevel: values.LOG_LEVEL,
  }
}

export type Env = ReturnType<typeof readEnv> & {
  /** Who can sign in to a demo; only a demo has them. */
  demo?: readonly DemoAccount[]
}

/** The variables that a demo reads: none that would make it send something or store it elsewhere. */
const demoVariables = ['PORT', 'PUBLIC_URL', 'TEAM_TIME_ZONE', 'RATE_LIMIT'] as const

/**
 * Reads the settings of a demo, whose data is in `.demo` and which only this machine reaches.
 *
 * @throws EnvError where `PUBLIC_URL` names another machine
 */
export const readDemoEnv = (
  demo: readonly DemoAccount[],
  source: Record<string, string | undefined> = process.env,
): Env => {
  const followed = Object.fromEntries(demoVariables.map((name) => [name, source[name]]))
  const own = { LOG_LEVEL: source.LOG_LEVEL || 'warn', DATABASE_URL: 'file:./.demo/tropa.db' }
  const env = readEnv({ ...followed, ...own })
  if (!isLoopbackAddress(env.publicUrl)) {
    throw new EnvError('PUBLIC_URL must be a loopback address for a demo, or not set.')
  }
  const accountOf = (wanted: string) => {
    const { username = wanted, password } = demo.find(({ role }) => role === wanted) ?? {}
    return { username, password }
  }
  const seed = { hasSample: true, admin: accountOf('admin'), user: accountOf('member') }
  return { ...env, host: '127.0.0.1', needsPublicUrl: false, seed, demo }
}
