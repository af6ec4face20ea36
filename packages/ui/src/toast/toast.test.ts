import { toast as sonner } from 'sonner'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setSuccessDuration, toast } from './toast'

// Sonner says in the next frame that a toast is gone.
beforeAll(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
})

afterEach(() => {
  setSuccessDuration()
  toast.dismiss()
})

it('a success takes away the errors before it, and nothing else', () => {
  toast('Draft saved')
  toast.error('Not saved')
  toast.success('Saved')
  const shown = sonner.getToasts().map((one) => 'title' in one && one.title)
  expect(shown).toEqual(['Draft saved', 'Saved'])
})

it('the errors can be taken away alone', () => {
  toast('Draft saved')
  toast.error('Not saved')
  toast.dismissErrors()
  expect(sonner.getToasts().map((one) => 'title' in one && one.title)).toEqual(['Draft saved'])
})

it('a success has the duration of the Toaster, else two seconds, unless it has its own', () => {
  toast.success('Saved')
  setSuccessDuration(5000)
  toast.success('Saved')
  toast.success('Saved', { duration: 3000 })
  const shown = sonner.getToasts().map((one) => 'duration' in one && one.duration)
  expect(shown).toEqual([2000, 5000, 3000])
})
