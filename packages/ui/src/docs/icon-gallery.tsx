import * as icons from '../icons/icons'
import { CopyButton } from './copy-button'

/** Every icon of the design system with its name and a button that copies its import. */
export const IconGallery = () => (
  <ul className="mb-8 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
    {Object.entries(icons).map(([name, Icon]) => (
      <li
        key={name}
        className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink"
      >
        <Icon aria-hidden className="size-6" />
        <code className="text-sm font-semibold">{name}</code>
        <CopyButton text={`import { ${name} } from '@tropa/ui/icons'`} />
      </li>
    ))}
  </ul>
)
