import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { Tile } from '@tropa/ui/tile'
import { useId, useState } from 'react'
import { PostTodoForm } from './post-todo-form'

/** The tile that posts a to-do, its dialog, and the question before edits are lost. */
export const PostTodoDialog = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const [isPosting, setIsPosting] = useState(false)
  const formId = useId()

  const close = () => {
    setIsAsking(false)
    setIsTouched(false)
    setIsOpen(false)
  }

  const changeOpen = (open: boolean) => {
    if (open) setIsOpen(true)
    else if (isTouched) setIsAsking(true)
    else close()
  }

  return (
    <>
      <Dialog open={isOpen} onOpenChange={changeOpen}>
        <DialogTrigger asChild>
          <Tile asChild interactive className="mb-4 w-full text-left">
            <button type="button">
              <span className="block font-semibold">Post a to-do</span>
              <span className="block text-ink-soft">Add a new task for the team</span>
            </button>
          </Tile>
        </DialogTrigger>
        <DialogContent
          title="Post a to-do"
          footer={
            <Button type="submit" form={formId} loading={isPosting}>
              Post
            </Button>
          }
        >
          <PostTodoForm
            id={formId}
            onTouched={() => setIsTouched(true)}
            onPosting={setIsPosting}
            onPosted={close}
          />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Are you sure you want to close this form?"
        description="All unsaved changes will be lost."
        confirmLabel="Yes, Close"
        onConfirm={close}
      />
    </>
  )
}
