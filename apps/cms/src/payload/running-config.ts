import type { SanitizedConfig, ServerFunction } from 'payload'

type PanelFunctions = Record<string, ServerFunction>

declare global {
  var tropaPayloadConfig: SanitizedConfig | undefined
  var tropaPanelFunctions: PanelFunctions | undefined
}

/**
 * Makes the running configuration global: Next bundles the panel with a second copy of this module.
 *
 * @param functions - ours, besides Payload's; a second copy of them would not know where a request comes from
 */
export const shareConfig = (config: SanitizedConfig, functions: PanelFunctions): void => {
  globalThis.tropaPayloadConfig = config
  globalThis.tropaPanelFunctions = functions
}

export const ownFunctions = (): PanelFunctions => globalThis.tropaPanelFunctions ?? {}

export const runningConfig = (): Promise<SanitizedConfig> =>
  globalThis.tropaPayloadConfig
    ? Promise.resolve(globalThis.tropaPayloadConfig)
    : Promise.reject(new Error('The panel was opened before the server shared its configuration.'))
