import { maxLength } from '@tropa/contract/text'
import { Button } from '@tropa/ui/button'
import { Input } from '@tropa/ui/input'
import { useState } from 'react'

interface SearchBoxProps {
  /** Its placeholder, which is its name too. */
  label: string
  search: string
  onSearch: (search: string) => void
}

/** A search that starts when it is submitted and ends with its clear button. */
export const SearchBox = ({ label, search, onSearch }: SearchBoxProps) => {
  const [text, setText] = useState(search)
  const clear = () => {
    setText('')
    onSearch('')
  }
  return (
    <form
      role="search"
      className="mb-4 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={maxLength.search}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
      {text || search ? (
        <Button variant="ghost" onClick={clear}>
          Clear search
        </Button>
      ) : null}
    </form>
  )
}
