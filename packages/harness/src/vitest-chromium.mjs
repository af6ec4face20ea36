import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from './chromium.mjs'

/**
 * Chromium for Vitest's browser mode, with reduced motion.
 *
 * @param {'light' | 'dark'} [colorScheme]
 */
export const vitestChromium = (colorScheme = 'light') =>
  playwright({
    launchOptions: launchOptions(),
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US' },
  })
