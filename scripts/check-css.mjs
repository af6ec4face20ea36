// Finds raw colours in style sheets, as ESLint does in components: only design tokens are allowed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'
import { rawColours } from './lint/raw-colours.js'

const folders = ['packages/ui/src', 'apps/web/src', '.storybook']
const theme = /^packages\/ui\/src\/(?:styles\.css|theme\/)/

const styleSheets = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css') && !theme.test(file))

const problems = styleSheets.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      rawColours(line).map(({ kind, value }) => `${file}:${index + 1}  "${value}" is ${kind}`),
    ),
)

if (problems.length > 0) {
  console.error(`Use the tokens of packages/ui/tokens:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
