import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { recordForm } from '@tropa/contract/record'
import { maxLength } from '@tropa/contract/text'
import { Button } from '@tropa/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { toast } from '@tropa/ui/toast'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../lib/api-context'
import { apiFailure, serverMessage } from '../lib/api-failure'
import { setFieldErrors } from '../lib/form-errors'
import { useToday } from '../lib/site'
import { recordKey } from './record-queries'

const fields = ['name', 'violation', 'fee', 'status', 'date'] as const

interface RecordFormProps {
  id: string
  onPosting: (isPosting: boolean) => void
  onPosted: () => void
}

const RecordForm = ({ id, onPosting, onPosted }: RecordFormProps) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const today = useToday()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(recordForm),
    defaultValues: { name: '', violation: '', status: '', date: today },
  })
  const { errors, isSubmitting } = formState

  const post = handleSubmit(async (record) => {
    onPosting(true)
    try {
      const { message } = await api.record.create(record)
      await queryClient.invalidateQueries({ queryKey: recordKey })
      toast.success(message)
      onPosted()
    } catch (error) {
      const failure = apiFailure(error)
      if (failure.kind === 'answer') setFieldErrors(fields, failure.errors, setError)
      toast.error(serverMessage(error, 'Failed to add the record'))
    } finally {
      onPosting(false)
    }
  })

  return (
    <form id={id} noValidate onSubmit={(event) => void post(event)}>
      <fieldset disabled={isSubmitting} className="grid gap-4">
        <legend className="sr-only">Record</legend>
        <Field label="Name" error={errors.name?.message} required>
          <Input {...register('name')} maxLength={maxLength.name} />
        </Field>
        <Field label="Violation" error={errors.violation?.message} required>
          <Input {...register('violation')} maxLength={maxLength.violation} />
        </Field>
        <Field label="Fee" hint="In whole pesos" error={errors.fee?.message} required>
          <Input {...register('fee', { valueAsNumber: true })} type="number" min={0} step={1} />
        </Field>
        <Field label="Status" error={errors.status?.message} required>
          <Input {...register('status')} maxLength={maxLength.status} />
        </Field>
        <Field label="Date" error={errors.date?.message} required>
          <Input {...register('date')} type="date" />
        </Field>
      </fieldset>
    </form>
  )
}

/** The dialog that adds a penalty record. */
export const AddRecordDialog = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [isPosting, setIsPosting] = useState(false)
  const formId = useId()
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>Add record</Button>
      </DialogTrigger>
      <DialogContent
        title="Add record"
        footer={
          <Button type="submit" form={formId} loading={isPosting}>
            Post
          </Button>
        }
      >
        <RecordForm id={formId} onPosting={setIsPosting} onPosted={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}
