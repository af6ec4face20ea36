// Finds raw colours and physical sides in style sheets, as ESLint does in components: only design tokens
// and logical properties are allowed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'
import { rawColours } from './lint/class-names.js'

const folders = ['packages/ui/src', 'apps/web/src', '.storybook']
const theme = /^packages\/ui\/src\/(?:styles\.css|theme\/)/

/** Properties that name the left or the right side, which a right-to-left page swaps. */
const physicalSide =
  /(?:margin|padding|border)(?:-(?:top|bottom))?-(?:left|right)|(?<![\w-])(?:left|right)\s*:|(?:text-align|float|clear|position-area|transform-origin)\s*:[^;]*\b(?:left|right)/g

const styleSheets = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css'))

const problemsOfLine = (file, line) => [
  ...(theme.test(file) ? [] : rawColours(line).map((value) => `"${value}" is a raw colour`)),
  ...(line.match(physicalSide) ?? []).map((value) => `"${value}" names a side`),
]

const problems = styleSheets.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      problemsOfLine(file, line).map((problem) => `${file}:${index + 1}  ${problem}`),
    ),
)

if (problems.length > 0) {
  console.error(
    `Use the tokens of packages/ui/src/theme/tokens.css and logical sides:\n  ${problems.join('\n  ')}`,
  )
  process.exit(1)
}
