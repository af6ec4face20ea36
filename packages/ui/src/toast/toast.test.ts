import { createElement } from 'react'
import { toast as sonner } from 'sonner'
import { afterEach, describe, expect, it } from 'vitest'
import { setToasterDuration, toast, type ToastOptions, type ToastType } from './toast'

const show: Record<ToastType, (options?: ToastOptions) => unknown> = {
  blank: (options) => toast('Draft saved', options),
  error: (options) => toast.error('Not saved', options),
  success: (options) => toast.success('Saved', options),
  loading: (options) => toast.loading('Saving...', options),
  custom: (options) => toast.custom(() => createElement('p'), options),
}

const types = Object.keys(show) as ToastType[]

const durationOf = (type: ToastType, options?: ToastOptions) => {
  const id = show[type](options)
  const shown = sonner.getToasts().find((one) => one.id === id)
  return shown && 'duration' in shown ? shown.duration : undefined
}

const durations = (options?: ToastOptions) =>
  Object.fromEntries(types.map((type) => [type, durationOf(type, options)]))

afterEach(() => {
  setToasterDuration(undefined)
  toast.dismiss()
})

const all = (duration: number) => Object.fromEntries(types.map((type) => [type, duration]))

describe('the duration of a toast', () => {
  it.each([
    ['depends on the type by default', undefined, { ...all(4000), success: 2000 }],
    ['is that of the Toaster', 5000, all(5000)],
  ])('%s, and is without end while something loads', (_, ofToaster, expected) => {
    setToasterDuration(ofToaster)
    expect(durations()).toEqual({ ...expected, loading: Infinity })
  })

  it('is its own one if it has one', () => {
    setToasterDuration(5000)
    expect(durations({ duration: 3000 })).toEqual(all(3000))
  })
})
