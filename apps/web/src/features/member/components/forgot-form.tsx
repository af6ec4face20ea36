import type { linkRequest } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { apiFailure, serverMessage } from '../../../api/api-failure'
import { useApi } from '../../../api/api-context'
import { useSingleSubmit } from '../../../hooks/use-single-submit'
import { LoginFailureNotice } from './login-failure'

/** Asks for a link to choose a new password. The response is the same for every username. */
export const ForgotForm = ({ search }: { search: string }) => {
  const api = useApi()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const { register, handleSubmit, formState } = useForm<z.infer<typeof linkRequest>>()

  const submit = handleSubmit(async (form) => {
    setMessage('')
    setProblem('')
    try {
      setMessage((await api.member.forgotPassword(form)).message)
    } catch (error) {
      const isAnswer = apiFailure(error).kind === 'response'
      setProblem(isAnswer ? serverMessage(error, 'Something went wrong') : 'Connection error.')
    }
  })

  return (
    <form method="dialog" noValidate onSubmit={useSingleSubmit(submit)} className="grid gap-4">
      <Field label="Username">
        <Input
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
        />
      </Field>
      {problem ? (
        <LoginFailureNotice id="forgot-problem" message={problem} isAnnounced={false} />
      ) : null}
      <p role="status">{message}</p>
      <Button type="submit" size="lg" loading={formState.isSubmitting}>
        Send the link
      </Button>
      <p className="text-sm text-ink-soft">
        No mail? Ask an admin for a link. <Link to={{ search }}>Back to the login</Link>
      </p>
    </form>
  )
}
