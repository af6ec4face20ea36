import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { draw, metas, type ForwardedProps } from '../testing/story-files'

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

const find = (selector: string): Promise<Element> =>
  vi.waitFor(() => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`Nothing matches ${selector}`)
    return element
  })

/** The Toaster draws no element of its own. */
const components = metas.filter(({ title }) => title !== 'Feedback/Toaster')

/** What a button opens gets the props, not the button. */
const open = () => {
  const button = document.querySelector('button')
  button?.focus()
  if (button?.matches('[aria-haspopup="dialog"]')) button.click()
}

it.each(components)(
  '$title hands on its ref, its other props, and className last',
  async (meta) => {
    const ref = vi.fn<ForwardedProps['ref']>()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    cleanups.push(() => root.unmount())
    const forwarded = { ref, className: 'forwarded', 'data-forwarded': 'yes' }
    flushSync(() => root.render(draw(meta, forwarded)))
    open()
    const control = await find('[data-forwarded="yes"]')
    const styled = await find('.forwarded')
    await vi.waitFor(() => expect(ref).toHaveBeenCalledWith(control))
    expect([...styled.classList].at(-1)).toBe('forwarded')
  },
)
