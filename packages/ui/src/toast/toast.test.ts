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

describe('the duration of a toast', () => {
  it('depends on the type by default', () => {
    expect(durations()).toEqual({
      blank: 4000,
      error: 4000,
      success: 2000,
      loading: Infinity,
      custom: 4000,
    })
  })

  it('is that of the Toaster, except for loading toasts', () => {
    setToasterDuration(5000)
    expect(durations()).toEqual({
      blank: 5000,
      error: 5000,
      success: 5000,
      loading: Infinity,
      custom: 5000,
    })
  })

  it('is its own one if it has one', () => {
    setToasterDuration(5000)
    const own = Object.fromEntries(types.map((type) => [type, 3000]))
    expect(durations({ duration: 3000 })).toEqual(own)
  })
})
