import type { Option } from '../option/option'

/** The options whose label contains the text, ignoring case. */
export const filterOptions = <V extends string>(options: readonly Option<V>[], text: string) => {
  const wanted = text.trim().toLocaleLowerCase()
  return options.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
}
