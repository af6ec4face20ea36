import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { signedIn } from '../testing/signed-in'
import { useKeptFields } from './use-kept-fields'

afterEach(() => localStorage.clear())

const open = (present: { text: string; teams: string[] } = { text: '', teams: [] }) =>
  renderHook(
    () => {
      const form = useForm({ defaultValues: present })
      const discard = useKeptFields(form, 'test')
      return { form, discard, isDirty: form.formState.isDirty }
    },
    { wrapper: signedIn() },
  ).result

const type = (text: string) => {
  const { current } = open()
  act(() => current.form.setValue('text', text, { shouldDirty: true }))
  return current
}

it('has what was typed when the form is opened again, over what is there today', () => {
  type('My grandmother is in hospital')
  const { current } = open({ text: 'Of today', teams: ['Heads'] })
  expect(current.form.getValues()).toEqual({
    text: 'My grandmother is in hospital',
    teams: ['Heads'],
  })
  expect(current.isDirty).toBe(true)
})

it('takes nothing from a draft that does not fit the fields', () => {
  const kept = { keptAt: Date.now(), values: { text: 7, teams: 'Heads', other: 'x' } }
  localStorage.setItem('form:ana:test', JSON.stringify(kept))
  const { current } = open({ text: 'Of today', teams: ['Heads'] })
  expect(current.form.getValues()).toEqual({ text: 'Of today', teams: ['Heads'] })
})

it('keeps nothing that was thrown away, sent, or typed back to what it was', () => {
  const { discard } = type('Half')
  discard()
  expect(open().current.form.getValues('text')).toBe('')
  const { form } = type('Half')
  act(() => form.setValue('text', '', { shouldDirty: true }))
  expect(localStorage).toHaveLength(0)
})
