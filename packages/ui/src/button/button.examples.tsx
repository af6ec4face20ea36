import { PlusIcon, TrashIcon } from '../icons/icons'
import { Button } from './button'

/** Buttons in every variant, size and state. */
export const ButtonExamples = () => (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-3">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Danger</Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary">
        <PlusIcon />
        With an icon
      </Button>
      <Button variant="secondary" size="icon" aria-label="Delete">
        <TrashIcon />
      </Button>
      <Button loading>Loading</Button>
      <Button disabled>Disabled</Button>
    </div>
  </div>
)
