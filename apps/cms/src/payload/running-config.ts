import type { SanitizedConfig } from 'payload'

declare global {
  var tropaPayloadConfig: SanitizedConfig | undefined
}

/** Makes the running configuration global: Next bundles the panel with a second copy of this module. */
export const shareConfig = (config: SanitizedConfig): void => {
  globalThis.tropaPayloadConfig = config
}

/** The running configuration, for the pages of the panel. */
export const runningConfig = (): Promise<SanitizedConfig> =>
  globalThis.tropaPayloadConfig
    ? Promise.resolve(globalThis.tropaPayloadConfig)
    : Promise.reject(new Error('The panel was opened before the server shared its configuration.'))
