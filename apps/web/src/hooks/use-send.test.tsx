import { toast } from '@tropa/ui/toast'
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { useSend } from './use-send'

const send = vi.fn<(values: object) => Promise<void>>(() => Promise.resolve())

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

/** A form outside of React that a rendered `useSend` sends. */
const formOf = (sending: {
  current: { onSubmit: (event: SubmitEvent<HTMLFormElement>) => void }
}) => {
  const element = document.createElement('form')
  element.addEventListener('submit', (event) =>
    sending.current.onSubmit(event as unknown as SubmitEvent<HTMLFormElement>),
  )
  return element
}

const LoginForm = () => {
  const form = useForm<{ username: string; password: string; note: string; kind: string }>()
  const { onSubmit } = useSend(form, send)
  return (
    <form aria-label="Login" onSubmit={onSubmit}>
      <input aria-label="Username" {...form.register('username')} />
      <input aria-label="Password" type="password" {...form.register('password')} />
      <textarea aria-label="Note" {...form.register('note')} />
      <select aria-label="Kind" {...form.register('kind')}>
        <option>General</option>
        <option>Other</option>
      </select>
    </form>
  )
}

it('sends what a password manager wrote without events, in fields of any kind', async () => {
  render(<LoginForm />)
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'an' } })
  const written = { username: 'ana', password: 'secret', note: 'Two\nlines', kind: 'Other' }
  for (const [label, value] of [
    ['Username', written.username],
    ['Password', written.password],
    ['Note', written.note],
    ['Kind', written.kind],
  ] as const) {
    screen.getByLabelText<HTMLInputElement>(label).value = value
  }
  fireEvent.submit(screen.getByRole('form', { name: 'Login' }))
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(written))
})

it.each([
  [
    'in a toast what is wrong with a field that it does not show',
    { code: 'Type it.' },
    ['Type it.'],
  ],
  ['only at a field what is wrong with it', { username: 'Is taken.' }, []],
])('says %s', async (_what, errors, said) => {
  const failure = Object.assign(new Error(), { status: 400, code: 'BAD_REQUEST', data: { errors } })
  const refuse = vi.fn(() => Promise.reject(failure))
  const toasts = vi.spyOn(toast, 'error')
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { username: 'ana', code: '' } })
    form.register('username')
    return useSend(form, refuse, 'Failed')
  })
  fireEvent.submit(formOf(result))
  await waitFor(() => expect(refuse).toHaveBeenCalled())
  await waitFor(() => expect(result.current.isSubmitting).toBe(false))
  expect(toasts.mock.calls.map(([message]) => message)).toEqual(said)
  toasts.mockRestore()
})

it('says in a toast what is wrong with a field whose screen was left', async () => {
  const data = { errors: { username: 'Is taken.' } }
  const failure = Object.assign(new Error(), { status: 400, code: 'BAD_REQUEST', data })
  let refuse: (reason: Error) => void = () => undefined
  const answer = new Promise<void>((_resolve, reject) => {
    refuse = reject
  })
  const toasts = vi.spyOn(toast, 'error')
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: { username: 'ana' } })
    form.register('username')
    return useSend(form, () => answer, 'Failed')
  })
  fireEvent.submit(formOf(result))
  await waitFor(() => expect(result.current.isSubmitting).toBe(true))
  unmount()
  refuse(failure)
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce())
  expect(toasts.mock.calls[0]?.[0]).toBe('Is taken.')
  toasts.mockRestore()
})

const TitleForm = () => {
  const form = useForm({ defaultValues: { title: 'Bring\nthe kit' } })
  const { onSubmit } = useSend(form, send)
  return (
    <form aria-label="Edit to-do" onSubmit={onSubmit}>
      <input aria-label="Title" {...form.register('title')} />
    </form>
  )
}

it('sends a title with a line break, which its field cannot show, as it was', async () => {
  render(<TitleForm />)
  fireEvent.submit(screen.getByRole('form', { name: 'Edit to-do' }))
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ title: 'Bring\nthe kit' }))
})

it('takes away the errors of earlier attempts as soon as it is sent', async () => {
  const dismissErrors = vi.spyOn(toast, 'dismissErrors')
  render(<TitleForm />)
  fireEvent.submit(screen.getByRole('form', { name: 'Edit to-do' }))
  expect(dismissErrors).toHaveBeenCalledOnce()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

it('sends a form again once it was left, and does nothing more for what was sent before', async () => {
  const sent: (() => void)[] = []
  const finished = vi.fn<(title: string) => void>()
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { title: 'First' } })
    const sending = useSend(form, async ({ title }) => {
      await new Promise<void>((resolve) => sent.push(resolve))
      return () => finished(title)
    })
    return { form, ...sending }
  })
  const element = formOf(result)
  fireEvent.submit(element)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(result.current.isSubmitting).toBe(true)
  act(() => result.current.onLeave())
  expect(result.current.isSubmitting).toBe(false)
  result.current.form.setValue('title', 'Second')
  fireEvent.submit(element)
  await waitFor(() => expect(sent).toHaveLength(2))
  await act(() => Promise.resolve(sent[0]?.()))
  expect(finished).not.toHaveBeenCalled()
  expect(result.current.isSubmitting).toBe(true)
  await act(() => Promise.resolve(sent[1]?.()))
  expect(finished).toHaveBeenCalledExactlyOnceWith('Second')
})
