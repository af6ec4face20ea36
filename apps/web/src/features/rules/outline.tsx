import { sectionId } from '@tropa/contract/base/section-id'
import type { PageSection } from '@tropa/contract/base/page-section'
import { cn } from '@tropa/ui/cn'
import { Disclosure } from '@tropa/ui/disclosure'
import { useEffect, useState, type MouseEvent } from 'react'
import { scrollSmoothly } from './section-link'

/** The id of the first section in the upper part of the window, or the last one that was there. */
const useCurrentSection = (sections: readonly PageSection[]) => {
  const [currentId, setCurrentId] = useState<string>()

  useEffect(() => {
    const ids = sections.map(({ heading }) => sectionId(heading))
    const visibleIds = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visibleIds.add(target.id)
          else visibleIds.delete(target.id)
        }
        const first = ids.find((id) => visibleIds.has(id))
        if (first !== undefined) setCurrentId(first)
      },
      { rootMargin: '-10% 0px -75% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return currentId
}

interface SectionListProps {
  sections: readonly PageSection[]
  currentId?: string
  className?: string
}

const scrollToSection = (event: MouseEvent<HTMLAnchorElement>) => {
  const { hash } = event.currentTarget
  const section = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  window.history.replaceState(window.history.state, '', hash)
  section.focus({ preventScroll: true })
  scrollSmoothly(section)
}

const SectionList = ({ sections, currentId, className }: SectionListProps) => (
  <ol className={cn('grid grid-cols-1', className)}>
    {sections.map(({ heading }, index) => {
      const id = sectionId(heading)
      return (
        <li key={heading}>
          <a
            href={`#${id}`}
            onClick={scrollToSection}
            aria-current={currentId === id ? 'location' : undefined}
            className="group flex min-h-9 items-center gap-3 rounded-control text-ink-soft transition-colors hover:text-ink aria-[current=location]:font-semibold aria-[current=location]:text-ink pointer-coarse:min-h-11"
          >
            <span
              aria-hidden
              className="tabular grid size-6 shrink-0 place-items-center rounded-control bg-sunken text-xs group-aria-[current=location]:bg-accent group-aria-[current=location]:text-on-accent"
            >
              {index + 1}
            </span>
            {heading}
          </a>
        </li>
      )
    })}
  </ol>
)

/** Links to the sections: beside them on a wide window, before them and folded on a narrow one, and not on paper. */
export const Outline = ({ sections }: { sections: readonly PageSection[] }) => (
  <nav aria-label="Sections" className="print:hidden">
    <SectionList
      sections={sections}
      currentId={useCurrentSection(sections)}
      className="sticky top-8 gap-0.5 max-lg:hidden"
    />
    <Disclosure title="Sections" className="lg:hidden">
      <SectionList sections={sections} />
    </Disclosure>
  </nav>
)
