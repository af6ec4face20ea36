import { Button } from '../button/button'
import { Field } from '../field/field'
import { Input } from '../input/input'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'

/** A form in a dialog. The button in the footer sends the form in the content. */
export const DialogExamples = () => (
  <Dialog>
    <DialogTrigger asChild>
      <Button className="w-fit">Rename list</Button>
    </DialogTrigger>
    <DialogContent
      title="Rename list"
      description="Everybody who shares the list sees the new name."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button type="submit" form="rename">
              Rename
            </Button>
          </DialogClose>
        </>
      }
    >
      <form id="rename" onSubmit={(event) => event.preventDefault()}>
        <Field label="Name" required>
          <Input name="name" defaultValue="Tools for spring" />
        </Field>
      </form>
    </DialogContent>
  </Dialog>
)
