import { getPayload, type SanitizedConfig } from 'payload'
import { readSite } from '../globals/read-site'
import { runningConfig } from '../running-config'

/** The configuration whose titles end with the site's name, which may be another one since the start. */
export const namedConfig = async (): Promise<SanitizedConfig> => {
  const config = await runningConfig()
  const { name } = await readSite(await getPayload({ config }))
  const meta = { ...config.admin.meta, titleSuffix: ` · ${name}` }
  return { ...config, admin: { ...config.admin, meta } }
}
