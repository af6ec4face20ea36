import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { ConformanceResult } from './src/conformance/conformance'

const target = new URL('./src/conformance/results.json', import.meta.url)
const suites = ['conformance.browser.test.tsx', 'conformance.server.test.tsx']

/** Writes the results of the conformance checks for the Conformance page of Storybook. */
export class ConformanceReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]) {
    const complete = suites.every((suite) =>
      modules.some((module) => module.moduleId.endsWith(suite) && module.state() !== 'queued'),
    )
    if (!complete) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const text = await format(JSON.stringify(summarise(tests)), { parser: 'json', printWidth: 100 })
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
  }
}

const summarise = (tests: TestCase[]): ConformanceResult[] => {
  const components = new Map<string, ConformanceResult>()
  for (const test of tests) {
    const { conformance } = test.meta()
    const { state } = test.result()
    if (!conformance || state === 'skipped') continue
    const { component, folder, pattern, check } = conformance
    const entry = components.get(component) ?? {
      component,
      folder,
      pattern,
      passed: [],
      failed: [],
    }
    entry[state === 'passed' ? 'passed' : 'failed'].push(check)
    components.set(component, entry)
  }
  return [...components.values()]
    .map((entry) => ({ ...entry, passed: entry.passed.sort(), failed: entry.failed.sort() }))
    .sort((a, b) => a.component.localeCompare(b.component))
}
