import type { Settings } from '@tropa/contract/settings/settings'
import { cn } from '@tropa/ui/cn'
import { SquareMark, type SquareMarkProps } from '@tropa/ui/square-mark'
import { useRootData } from '../hooks/use-site'

type MarkProps = Omit<SquareMarkProps, 'letter'>

/** A mark: a letter of squares, or the picture that replaces it. */
export const Mark = ({
  mark: { letter, image },
  lit,
  assembling = false,
  className,
  ...props
}: MarkProps & { mark: Settings['mark'] }) =>
  image ? (
    <img src={image} alt="" className={cn('aspect-square object-contain', className)} />
  ) : (
    <SquareMark
      letter={letter}
      lit={lit}
      assembling={assembling}
      className={className}
      {...props}
    />
  )

const emptyFrame = { letter: '', image: null }

/** The team's mark; where the site could not be loaded, an empty frame. */
export const TeamMark = (props: MarkProps) => (
  <Mark mark={useRootData()?.settings.mark ?? emptyFrame} {...props} />
)
