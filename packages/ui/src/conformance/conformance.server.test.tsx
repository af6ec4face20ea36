import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ConformanceModule } from './conformance'

const modules = import.meta.glob<ConformanceModule>('../*/*.conformance.tsx', { eager: true })
const specs = Object.values(modules).flatMap((module) => Object.values(module))

describe.each(specs)('$component', (spec) => {
  it('renders on the server', ({ task }) => {
    const { component, pattern } = spec
    task.meta.conformance = { component, pattern, check: 'server rendering' }
    expect(typeof window).toBe('undefined')
    const passed = { ref: () => undefined, className: 'passed-on', 'data-passed': 'on' }
    expect(() => renderToString(spec.render(passed))).not.toThrow()
  })
})
