import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { specsOf, type ConformanceModule } from './conformance'

const modules = import.meta.glob<ConformanceModule>('../*/*.conformance.tsx', { eager: true })
const specs = specsOf(modules)

describe.each(specs)('$component', (spec) => {
  it('renders on the server', ({ task }) => {
    const { component, folder, pattern } = spec
    task.meta.conformance = { component, folder, pattern, check: 'server rendering' }
    expect(typeof window).toBe('undefined')
    const forwarded = { ref: () => undefined, className: 'forwarded', 'data-forwarded': 'yes' }
    expect(() => renderToString(spec.render(forwarded))).not.toThrow()
  })
})
