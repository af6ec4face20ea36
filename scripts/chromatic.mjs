// Sends the built Storybook to Chromatic for visual review, or skips it when there is no token.
import { npm, tool } from './lib/run.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('skip: visual review, for CHROMATIC_PROJECT_TOKEN is not set')
  process.exit(0)
}

const built = await npm(['run', 'storybook:build'])
if (built.code !== 0) process.exit(built.code)
const { code } = await tool('chromatic', [
  '--storybook-build-dir=storybook-static',
  '--exit-zero-on-changes',
  '--exit-once-uploaded',
])
process.exit(code)
