import { Description, Primary, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { Badge } from '@tropa/ui/badge'
import { CheckIcon, XIcon } from '@tropa/ui/icons'
import { Link } from '@tropa/ui/link'
import aliases from '../aliases.json'
import { useComponentFolder, useComponentResults } from './component-results'

/** The other checks are about React: its refs, its attributes, its rendering on the server. */
const isAboutAccessibility = (check: string) => /^(?:axe|name|keyboard)(?:: |$)/.test(check)

const badgeText = (passed: number, failed: number) => {
  if (failed > 0) return `Accessibility: ${failed} checks failed`
  return passed > 0 ? `Accessibility: ${passed} checks passed` : 'Accessibility: not checked'
}

const AccessibilityBadge = () => {
  const results = useComponentResults()
  const failed = results.flatMap((result) => result.failed).filter(isAboutAccessibility).length
  const passed = results.flatMap((result) => result.passed).filter(isAboutAccessibility).length
  const isGood = failed === 0 && passed > 0
  return (
    <Link href="?path=/docs/conformance--docs" variant="quiet">
      <Badge tone={isGood ? 'green' : 'red'}>
        {isGood ? <CheckIcon aria-hidden /> : <XIcon aria-hidden />}
        {badgeText(passed, failed)}
      </Badge>
    </Link>
  )
}

/** The patterns that the parts of a component follow, each once. */
const Patterns = () => {
  const patterns = new Map(useComponentResults().map(({ pattern }) => [pattern.name, pattern.url]))
  return (
    <span>
      Pattern:{' '}
      {[...patterns].map(([name, url], index) => (
        <span key={name}>
          {index > 0 && ', '}
          {url ? <Link href={url}>{name}</Link> : name}
        </span>
      ))}
    </span>
  )
}

/**
 * The beginning of a component's page: its name, its description, the result of its accessibility
 * checks, the other names under which the search finds it, and its first story.
 */
export const PageHead = () => {
  const { id } = useComponentFolder()
  const names = new Map(Object.entries(aliases)).get(`${id}--docs`)
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <AccessibilityBadge />
          <Patterns />
          {names ? <span>Also found as: {names.join(', ')}</span> : null}
        </div>
      </Unstyled>
      <Primary />
    </>
  )
}
