'use client'

import { Button } from '@payloadcms/ui'
import { maxLength } from '@tropa/contract/schemas/text'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Problem } from '../../../payload/components/problem'
import { optionId, SearchResults } from './search-results'
import { useSearch } from './use-search'

const resultsId = 'panel-search-results'

const nothingFound = 'No results found'

const countText = (count: number) => {
  if (count === 0) return nothingFound
  return count === 1 ? '1 result' : `${count} results`
}

/** The search over all that a member may read in the panel. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const search = text.trim()
  const { groups, problem, isCurrent } = useSearch(search)
  const [active, setActive] = useState(0)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const isSearched = search !== '' && isCurrent && problem === ''

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  useEffect(() => {
    // Before Payload asks whether to leave a form with changes: its dialog would be below this one.
    const closeWhenFollowed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && dialog.current?.contains(link)) dialog.current.close()
    }
    window.addEventListener('click', closeWhenFollowed, true)
    return () => window.removeEventListener('click', closeWhenFollowed, true)
  }, [])

  const choose = (index: number) => {
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      choose((active + step + count) % count)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isSearched) document.getElementById(optionId(active))?.click()
    }
  }

  return (
    <dialog
      ref={dialog}
      className="panel-search"
      aria-labelledby="panel-search-title"
      onClose={onClose}
    >
      <div className="panel-search__head">
        <h2 id="panel-search-title">Search everywhere</h2>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => dialog.current?.close()}
        >
          Close
        </Button>
      </div>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="What to find"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={resultsId}
        {...(count > 0 && { 'aria-activedescendant': optionId(active) })}
        autoComplete="off"
        maxLength={maxLength.search}
        placeholder="Find by what it says"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="panel-search__count">
        {isSearched ? countText(count) : ''}
      </p>
      <Problem text={problem} />
      <div id={resultsId} aria-busy={!isCurrent}>
        {count > 0 ? <SearchResults groups={groups} active={active} /> : null}
      </div>
    </dialog>
  )
}
