import { Badge } from '../badge/badge'
import { cn } from '../cn/cn'
import type { ConformanceResult } from '../conformance/conformance'
import results from '../conformance/results.json'
import { CheckIcon, XIcon } from '../icons/icons'
import { Link } from '../link/link'

const components: ConformanceResult[] = results

/** The pattern and the results of every component. */
export const ConformanceTable = () => {
  const failed = components.filter((component) => component.failed.length > 0)
  const checks = components.flatMap((component) => component.passed)
  return (
    <div className="grid gap-4 text-sm text-ink">
      <p role="status" className="text-md font-semibold">
        {components.length} components, {checks.length} checks passed, {failed.length} components
        with a failure
      </p>
      <ul className="grid gap-3">
        {components.map((component) => (
          <ComponentResult key={component.component} {...component} />
        ))}
      </ul>
    </div>
  )
}

const ComponentResult = ({ component, pattern, passed, failed }: ConformanceResult) => {
  const sentences = passed.filter((check) => check.includes(': '))
  const words = passed.filter((check) => !check.includes(': '))
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-md">{component}</h2>
        {pattern.url ? <Link href={pattern.url}>{pattern.name}</Link> : <span>{pattern.name}</span>}
        <Badge tone={failed.length > 0 ? 'red' : 'green'} className="ms-auto">
          {failed.length > 0 ? `${failed.length} failed` : `${passed.length} passed`}
        </Badge>
      </div>
      <ul className="grid gap-1">
        {failed.map((check) => (
          <Check key={check} text={check} failed />
        ))}
        {sentences.map((check) => (
          <Check key={check} text={check} />
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {words.map((check) => (
          <Check key={check} text={check} />
        ))}
      </ul>
    </li>
  )
}

const Check = ({ text, failed = false }: { text: string; failed?: boolean }) => {
  const [kind, ...rest] = text.split(': ')
  return (
    <li className={cn('flex items-start gap-2', failed && 'text-danger')}>
      {failed ? (
        <XIcon aria-label="Failed" className="mt-1 size-4 shrink-0" />
      ) : (
        <CheckIcon aria-label="Passed" className="mt-1 size-4 shrink-0 text-green-text" />
      )}
      <span>
        <span className={cn(rest.length > 0 && 'font-semibold')}>{kind}</span> {rest.join(': ')}
      </span>
    </li>
  )
}
