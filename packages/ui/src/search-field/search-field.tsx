import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useRef, useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { cn } from '../cn/cn'
import { SearchIcon, XIcon } from '../icons/icons'
import { Input } from '../input/input'
import { useLabels } from '../labels/labels'

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'size' | 'maxLength' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> & {
  /** Says what is searched. For screen readers only. */
  label: string
  /** The current search. When it changes, the text in the field follows. */
  query?: string
  /** Called on Enter, and with an empty text when the field is cleared. */
  onSearch: (text: string) => void
  /** Hidden inputs for a form that can be sent before the scripts have loaded. */
  children?: ReactNode
}

/**
 * Searches a list when Enter is pressed, not with every letter. Clearing it searches for an empty text
 * and returns the focus. Ref and props go to the input, `className` to the form.
 */
export const SearchField = ({
  label,
  query = '',
  onSearch,
  children,
  className,
  ref,
  ...props
}: SearchFieldProps) => {
  const { clearSearch = 'Clear search' } = useLabels()
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const [text, setText] = useState(query)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    setText(query)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  const clear = () => {
    setText('')
    onSearch('')
    input.current?.focus()
  }

  return (
    <form
      role="search"
      data-slot="search-field"
      onSubmit={submit}
      className={cn('relative w-full max-w-sm print:hidden', className)}
    >
      <SearchIcon
        aria-hidden
        className="pointer-events-none absolute inset-y-0 inset-s-3 my-auto size-4 text-ink-soft"
      />
      <Input
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        {...props}
        ref={composedRef}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="px-9 pointer-coarse:pe-11 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {text ? (
        <button
          type="button"
          aria-label={clearSearch}
          onClick={clear}
          className="absolute inset-y-0 inset-e-0 grid w-9 place-items-center rounded-control text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:w-11"
        >
          <XIcon aria-hidden className="size-4" />
        </button>
      ) : null}
      {children}
    </form>
  )
}
