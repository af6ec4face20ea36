import axe from 'axe-core'
import { afterEach, describe, expect, it, vi, type TestContext } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckMeta, Conformance, ConformanceModule, PassedOn } from './conformance'
import './conformance.css'
import { mount } from './mount'

const modules = import.meta.glob<ConformanceModule>('../*/*.conformance.tsx', { eager: true })
const sources = import.meta.glob<Record<string, unknown>>(
  ['../*/*.tsx', '!../*/*.*.tsx', '!../conformance/*', '!../docs/*'],
  { eager: true },
)
/** What screens can import: the components in the file that has its folder's name. */
const components = Object.entries(sources)
  .filter(([path]) => /\/([^/]+)\/\1\.tsx$/.test(path))
  .flatMap(([, module]) => Object.keys(module).filter((name) => /^[A-Z][a-z]/.test(name)))
const specs = Object.values(modules).flatMap((module) => Object.values(module))

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

const passed = (ref: PassedOn['ref'] = () => undefined): PassedOn => ({
  ref,
  className: 'passed-on',
  'data-passed': 'on',
})

const show = (spec: Conformance, ref?: PassedOn['ref']) => {
  cleanups.push(mount(spec.render(passed(ref))))
}

const find = async (selector: string): Promise<Element> =>
  vi.waitFor(() => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`Nothing matches ${selector}`)
    return element
  })

/** Notes for the reporter which check of which component this test is. */
const note = ({ task }: TestContext, { component, pattern }: Conformance, check: string) => {
  const meta: CheckMeta = { component, pattern, check }
  task.meta.conformance = meta
}

it('is checked for every component', () => {
  expect(components.length).toBeGreaterThan(0)
  expect(specs.map(({ component }) => component).sort()).toEqual(components.sort())
})

describe.each(specs)('$component', (spec) => {
  const control = spec.control ?? spec.root

  it.skipIf(spec.exempt?.includes('ref'))('passes on its ref', async (context) => {
    note(context, spec, 'ref')
    const ref = vi.fn<PassedOn['ref']>()
    show(spec, ref)
    const element = await find(control)
    await vi.waitFor(() => expect(ref).toHaveBeenCalledWith(element))
  })

  it.skipIf(spec.exempt?.includes('className'))('passes on className, last', async (context) => {
    note(context, spec, 'className')
    show(spec)
    const root = await find(spec.root)
    expect([...root.classList].at(-1)).toBe('passed-on')
  })

  it.skipIf(spec.exempt?.includes('other props'))('passes on other props', async (context) => {
    note(context, spec, 'other props')
    show(spec)
    const element = await find(control)
    expect(element.getAttribute('data-passed')).toBe('on')
  })

  it.runIf(spec.asChild)('renders its child with asChild', async (context) => {
    note(context, spec, 'asChild')
    const ref = vi.fn<PassedOn['ref']>()
    if (spec.asChild) cleanups.push(mount(spec.asChild(passed(ref))))
    const child = await find('a[href="#child"]')
    expect(child.textContent).toBe('Child')
    expect(child.classList).toContain('passed-on')
    expect(child.getAttribute('data-passed')).toBe('on')
    expect(ref).toHaveBeenCalledWith(child)
  })

  it('is found by its role and name', async (context) => {
    const { name } = spec
    note(context, spec, typeof name === 'string' ? `name: ${name}` : `name: ${name.role}`)
    show(spec)
    await find(spec.root)
    if (typeof name === 'string') return
    const { role } = name
    await expect.element(page.getByRole(role, { name: name.name, exact: true })).toBeInTheDocument()
  })

  it('has nothing for axe to find', async (context) => {
    note(context, spec, 'axe')
    show(spec)
    await find(spec.root)
    // Landmarks are a page's affair, and most components are only parts of one.
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  })

  const keyboard = typeof spec.keyboard === 'string' ? [] : spec.keyboard
  const silent = typeof spec.keyboard === 'string' ? spec.keyboard : undefined
  it.for(keyboard)('keyboard: $does', async ({ does, run }, context) => {
    note(context, spec, `keyboard: ${does}`)
    show(spec)
    await find(spec.root)
    await run({ user: userEvent.setup(), page })
  })

  it.runIf(silent)('needs no keyboard', (context) => {
    note(context, spec, `keyboard: ${silent ?? ''}`)
    show(spec)
    const root = document.querySelector(spec.root)
    expect(root?.querySelectorAll('a[href], button, input, [tabindex="0"]') ?? []).toHaveLength(0)
  })
})
