import { useEffect, useState } from 'react'

/** The section that stands in the upper part of the window, by its id. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        const first = key.split(' ').find((id) => inBand.has(id))
        if (first !== undefined) setCurrent(first)
      },
      { rootMargin: '-10% 0px -75% 0px' },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])

  return current
}
