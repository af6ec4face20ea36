import type { Clock } from '@tropa/contract/settings/choices'
import { getPayload, type SanitizedConfig } from 'payload'
import { readSettings } from '../globals/read-settings'
import { readSite } from '../globals/read-site'
import { runningConfig } from '../running-config'

declare global {
  // Payload caches the configuration that it makes for browsers, unless this is set.
  var _payload_doNotCacheClientConfig: boolean | undefined
}

const dateFormats: Record<Clock, string> = { 12: 'MMM d, yyyy, h:mm a', 24: 'MMM d, yyyy, HH:mm' }

/** The configuration with the clock that the team has chosen. */
export const panelConfig = async (): Promise<SanitizedConfig> => {
  const config = await runningConfig()
  const { clock } = await readSettings(await getPayload({ config }))
  const dateFormat = dateFormats[clock]
  if (config.admin.dateFormat !== dateFormat) {
    config.admin.dateFormat = dateFormat
    globalThis._payload_doNotCacheClientConfig = true
  }
  return config
}

/** The configuration whose titles end with the site's name, which may be another one since the start. */
export const namedConfig = async (): Promise<SanitizedConfig> => {
  const config = await panelConfig()
  const { name } = await readSite(await getPayload({ config }))
  const meta = { ...config.admin.meta, titleSuffix: ` · ${name}` }
  return { ...config, admin: { ...config.admin, meta } }
}

/** The attributes of the root of the panel's pages: the accent that the team has chosen instead of amber. */
export const rootAttributes = async (): Promise<Record<string, string>> => {
  const { accent } = await readSettings(await getPayload({ config: await runningConfig() }))
  return accent === 'amber' ? {} : { 'data-accent': accent }
}
