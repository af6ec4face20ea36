import axe from 'axe-core'
import { afterEach, describe, expect, it, vi, type TestContext } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  specsOf,
  type CheckMeta,
  type Conformance,
  type ConformanceModule,
  type ForwardedProps,
} from './conformance'
import './conformance.css'
import { mount } from './mount'

const modules = import.meta.glob<ConformanceModule>('../*/*.conformance.tsx', { eager: true })
const sources = import.meta.glob<Record<string, unknown>>(
  ['../*/*.tsx', '!../*/*.*.tsx', '!../conformance/*', '!../docs/*'],
  { eager: true },
)
/** The components that screens can import: those in the file named like its folder. */
const components = Object.entries(sources)
  .filter(([path]) => /\/([^/]+)\/\1\.tsx$/.test(path))
  .flatMap(([, module]) => Object.keys(module).filter((name) => /^[A-Z][a-z]/.test(name)))
const specs = specsOf(modules)

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

const forwardedProps = (ref: ForwardedProps['ref'] = () => undefined): ForwardedProps => ({
  ref,
  className: 'forwarded',
  'data-forwarded': 'yes',
})

const show = (spec: Conformance, ref?: ForwardedProps['ref']) => {
  cleanups.push(mount(spec.render(forwardedProps(ref))))
}

const find = async (selector: string): Promise<Element> =>
  vi.waitFor(() => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`Nothing matches ${selector}`)
    return element
  })

/** Tells the reporter which check of which component the test is. */
const recordCheck = (
  { task }: TestContext,
  { component, folder, pattern }: Omit<CheckMeta, 'check'>,
  check: string,
) => {
  const meta: CheckMeta = { component, folder, pattern, check }
  task.meta.conformance = meta
}

it('covers every component', () => {
  expect(components.length).toBeGreaterThan(0)
  expect(specs.map(({ component }) => component).sort()).toEqual(components.sort())
})

describe.each(specs)('$component', (spec) => {
  const control = spec.control ?? spec.root

  it.skipIf(spec.exempt?.includes('ref'))('forwards its ref', async (context) => {
    recordCheck(context, spec, 'ref')
    const ref = vi.fn<ForwardedProps['ref']>()
    show(spec, ref)
    const element = await find(control)
    await vi.waitFor(() => expect(ref).toHaveBeenCalledWith(element))
  })

  it.skipIf(spec.exempt?.includes('className'))('puts className last', async (context) => {
    recordCheck(context, spec, 'className')
    show(spec)
    const root = await find(spec.root)
    expect([...root.classList].at(-1)).toBe('forwarded')
  })

  it.skipIf(spec.exempt?.includes('other props'))('forwards other props', async (context) => {
    recordCheck(context, spec, 'other props')
    show(spec)
    const element = await find(control)
    expect(element.getAttribute('data-forwarded')).toBe('yes')
  })

  it.runIf(spec.asChild)('renders its child with asChild', async (context) => {
    recordCheck(context, spec, 'asChild')
    const ref = vi.fn<ForwardedProps['ref']>()
    if (spec.asChild) cleanups.push(mount(spec.asChild(forwardedProps(ref))))
    const child = await find('a[href="#child"]')
    expect(child.textContent).toBe('Child')
    expect(child.classList).toContain('forwarded')
    expect(child.getAttribute('data-forwarded')).toBe('yes')
    expect(ref).toHaveBeenCalledWith(child)
  })

  it('has its role and name', async (context) => {
    const { name } = spec
    recordCheck(context, spec, typeof name === 'string' ? `name: ${name}` : `name: ${name.role}`)
    show(spec)
    await find(spec.root)
    if (typeof name === 'string') return
    const { role } = name
    await expect.element(page.getByRole(role, { name: name.name, exact: true })).toBeInTheDocument()
  })

  it('has no axe violations', async (context) => {
    recordCheck(context, spec, 'axe')
    show(spec)
    await find(spec.root)
    // Only a whole page needs landmarks.
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  })

  const keyboard = typeof spec.keyboard === 'string' ? [] : spec.keyboard
  const silent = typeof spec.keyboard === 'string' ? spec.keyboard : undefined
  it.for(keyboard)('keyboard: $does', async ({ does, run }, context) => {
    recordCheck(context, spec, `keyboard: ${does}`)
    show(spec)
    await find(spec.root)
    await run({ user: userEvent.setup(), page })
  })

  it.runIf(silent)('has no focusable elements', (context) => {
    recordCheck(context, spec, `no keyboard: ${silent ?? ''}`)
    show(spec)
    const root = document.querySelector(spec.root)
    expect(root?.querySelectorAll('a[href], button, input, [tabindex="0"]') ?? []).toHaveLength(0)
  })
})
