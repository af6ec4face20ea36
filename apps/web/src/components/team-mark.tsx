import { cn } from '@tropa/ui/cn'
import { SquareMark, type SquareMarkProps } from '@tropa/ui/square-mark'
import { useRootData } from '../hooks/use-site'

type MarkProps = Omit<SquareMarkProps, 'drawing'>

export interface DrawnMark extends Pick<SquareMarkProps, 'drawing'> {
  /** The address of the picture that replaces the letter. */
  image: string | null
}

/** A mark: a letter of squares, or the picture that replaces it. */
export const Mark = ({
  mark: { drawing, image },
  lit,
  assembling = false,
  className,
  ...props
}: MarkProps & { mark: DrawnMark }) =>
  image ? (
    <img src={image} alt="" className={cn('aspect-square object-contain', className)} />
  ) : (
    <SquareMark
      drawing={drawing}
      lit={lit}
      assembling={assembling}
      className={className}
      {...props}
    />
  )

/** The team's mark; nothing is drawn where the site could not be loaded. */
export const TeamMark = (props: MarkProps) => {
  const root = useRootData()
  const mark = { drawing: root?.drawing ?? '', image: root?.settings.mark.image ?? null }
  return <Mark mark={mark} {...props} />
}
