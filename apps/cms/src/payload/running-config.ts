import type { SanitizedConfig } from 'payload'

const key = Symbol.for('tropa.payload-config')

const shared = globalThis as { [key]?: SanitizedConfig }

/** Hands the configuration that runs to the panel, whose bundle would otherwise hold a second copy. */
export const shareConfig = (config: SanitizedConfig): void => {
  shared[key] = config
}

/** The configuration that runs; nothing while Next builds. */
export const runningConfig = (): Promise<SanitizedConfig> =>
  Promise.resolve(shared[key] as SanitizedConfig)
