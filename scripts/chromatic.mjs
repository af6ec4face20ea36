// Sends the stories to Chromatic for visual review and waits for the outcome, or skips it when there is no
// token. chromatic.config.json has the settings.
import { tool } from './lib/run.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('skip: visual review, for CHROMATIC_PROJECT_TOKEN is not set')
  process.exit(0)
}

const { code } = await tool('chromatic', [])
process.exit(code)
