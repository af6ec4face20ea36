import { useState, type KeyboardEvent } from 'react'
import type { Option } from '../option/option'

/** The options whose label contains the text, ignoring case. */
export const filterOptions = <V extends string>(options: readonly Option<V>[], text: string) => {
  const wanted = text.trim().toLocaleLowerCase()
  return options.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
}

type Settings<V extends string> = {
  options: readonly Option<V>[]
  value: V | ''
  onValueChange: (value: V | '') => void
}

/**
 * The state of a combobox: the typed text, the matching options and the active one. While the list
 * is closed, the text is the label of the chosen option.
 */
export const useCombobox = <V extends string>({ options, value, onValueChange }: Settings<V>) => {
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const label = options.find((option) => option.value === value)?.label ?? ''
  const matches = typed === undefined ? options : filterOptions(options, typed)

  const show = () => {
    setOpen(true)
    setActive(matches.findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }
  const choose = (option: Option<V> | undefined) => {
    if (!option || option.disabled) return
    onValueChange(option.value)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(text && filterOptions(options, text).length > 0 ? 0 : -1)
    if (text === '') onValueChange('')
  }
  const move = (step: 1 | -1) => {
    const count = matches.length
    if (!open) show()
    else if (count > 0) setActive((active < 0 && step < 0 ? count : active + step + count) % count)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && open) {
      event.preventDefault()
      choose(matches[active])
    } else if (key === 'Escape' && open) {
      event.preventDefault()
      close()
    } else if (key === 'Tab' && open) {
      choose(matches[active])
      close()
    }
  }

  return {
    text: typed ?? label,
    open,
    active,
    matches,
    show,
    close,
    choose,
    type,
    setActive,
    onKeyDown,
  }
}
