import { cn } from '../cn/cn'

interface CharacterCounterProps {
  /** The id of the element that says the limit. */
  id: string
  length: number
  max: number
}

const charactersLeft = (left: number) => {
  const characters = Math.abs(left) === 1 ? '1 character' : `${Math.abs(left)} characters`
  return left < 0 ? `${characters} too many` : `${characters} left`
}

/** The number of characters and the limit. Once only a tenth is left, the rest is announced. */
export const CharacterCounter = ({ id, length, max }: CharacterCounterProps) => {
  const left = max - length
  const close = left <= max / 10
  return (
    <div className="mt-1 text-end text-xs text-ink-soft">
      <span aria-hidden className={cn('tabular', close && 'font-semibold text-danger')}>
        {length} / {max}
        {left < 0 ? `, ${charactersLeft(left)}` : ''}
      </span>
      <span id={id} hidden>
        At most {max} characters
      </span>
      <span role="status" className="sr-only">
        {close ? charactersLeft(left) : ''}
      </span>
    </div>
  )
}
