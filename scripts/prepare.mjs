// Brings a clone to the point where the server can be started: packages installed, everything built.
// turbo compares the contents of all sources and outputs with its cache, so an unchanged clone costs
// a fraction of a second. `npm run dev` needs no build.
import { checkNode, install, isInstalled } from './lib/install.mjs'
import { withProgress } from './lib/run.mjs'
import { turbo } from './lib/turbo.mjs'

/** A build that is found in the cache ends sooner, and prints nothing. */
const silentFor = 1500

checkNode()
if (!isInstalled()) await install()
if (process.argv.includes('--no-build')) process.exit()
const { code, output } = await withProgress(
  'building',
  () => turbo(['build', 'storybook:build', '--output-logs=errors-only'], { buffer: true }),
  { silentFor },
)
if (code !== 0) {
  console.error(output)
  console.error('tropa: the build failed; its reason stands above.')
  process.exit(1)
}
