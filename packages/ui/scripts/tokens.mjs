import { writeFileSync } from 'node:fs'
import * as colors from '@radix-ui/colors'
import { paletteCss } from './palette.mjs'

const target = new URL('../src/theme/palette.css', import.meta.url)
writeFileSync(target, paletteCss(colors))
console.log('Wrote src/theme/palette.css')
