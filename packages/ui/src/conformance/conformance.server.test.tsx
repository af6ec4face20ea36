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
    const forwarded = { ref: () => undefined, className: 'forwarded', 'data-forwarded': 'yes' }
    expect(() => renderToString(spec.render(forwarded))).not.toThrow()
  })
})
