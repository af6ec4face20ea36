import { useEffect, useState } from 'react'

/** The id of the first section in the upper part of the window, or the last one that was there. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [currentId, setCurrentId] = useState<string>()
  const joinedIds = ids.join(' ')

  useEffect(() => {
    const visibleIds = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visibleIds.add(target.id)
          else visibleIds.delete(target.id)
        }
        const first = joinedIds.split(' ').find((id) => visibleIds.has(id))
        if (first !== undefined) setCurrentId(first)
      },
      { rootMargin: '-10% 0px -75% 0px' },
    )
    for (const id of joinedIds.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [joinedIds])

  return currentId
}
