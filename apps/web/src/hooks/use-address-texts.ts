import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/**
 * What a list shows, kept in the address as texts under these names; an empty text is left out.
 *
 * @returns the texts, and a function that changes some of them and leaves the other parameters of the address
 */
export const useAddressTexts = <Name extends string>(...names: Name[]) => {
  const [params, setParams] = useSearchParams()
  const texts = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >
  const show = (changes: Partial<Record<Name, string>>, options?: NavigateOptions) => {
    const others = [...params].filter(([name]) => !(name in changes))
    const shown = Object.entries<string>({ ...Object.fromEntries(others), ...changes })
    setParams(
      shown.filter(([, text]) => text !== ''),
      options,
    )
  }
  return [texts, show] as const
}
