import { CheckIcon } from '../icons/icons'
import { Badge } from './badge'

const tones = [
  'neutral',
  'ink',
  'accent',
  'green',
  'purple',
  'red',
  'yellow',
  'blue',
  'orange',
  'amber',
] as const

/** Badges in every tone, with a count and with an icon. */
export const BadgeExamples = () => (
  <div className="flex max-w-md flex-wrap items-center gap-2">
    {tones.map((tone) => (
      <Badge key={tone} tone={tone} className="capitalize">
        {tone}
      </Badge>
    ))}
    <Badge size="sm">12</Badge>
    <Badge tone="green">
      <CheckIcon aria-hidden />
      Done
    </Badge>
  </div>
)
