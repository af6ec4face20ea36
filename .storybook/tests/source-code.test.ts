import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { completeExample, completeStory } from '../docs/source-code'
import { readFiles } from '../story-files'

const files = readFiles()
const examples = Object.keys(files).filter((path) => path.endsWith('.examples.tsx'))

describe('the code that somebody copies', () => {
  it.each(examples)('of %s needs no other file of ours, and can be parsed', (path) => {
    const code = completeExample(files, path)
    expect(code).toContain('Examples')
    expect(code.match(/from '\.{1,2}\/.*/g) ?? []).toEqual([])
    const { diagnostics } = ts.transpileModule(code, {
      fileName: 'examples.tsx',
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    })
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
  })

  it('imports defaults, types and values as the file does', () => {
    const text = `import axe, { type Result, run } from 'axe-core'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { Badge } from '../badge/badge'
import { unused } from 'somewhere'

const entries: CalendarEntry[] = []

const check = (result: Result) => run(axe, result)
`
    const path = 'packages/ui/src/month-grid/month-grid.stories.tsx'
    expect(completeStory({ [path]: text }, '<Badge>{check(entries)}</Badge>', `./${path}`))
      .toBe(`import axe, { type Result, run } from 'axe-core'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { Badge } from '@tropa/ui/badge'

const entries: CalendarEntry[] = []

const check = (result: Result) => run(axe, result)

<Badge>{check(entries)}</Badge>`)
  })
})
