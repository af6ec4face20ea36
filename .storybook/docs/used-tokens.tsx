import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { Link } from '@tropa/ui/link'
import type { TokenGroup } from '../used-tokens'
import { uiSources } from './sources'

const groupNames: Record<TokenGroup, string> = {
  color: 'Colours',
  text: 'Type',
  radius: 'Corners',
  shadow: 'Shadow',
  duration: 'Motion',
  container: 'Width',
  'z-index': 'Layer',
}

const groups = Object.keys(groupNames) as TokenGroup[]

const Swatch = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="size-4 rounded-control border forced-color-adjust-none border-line-strong"
    style={{ backgroundColor: `var(--color-${name})` }}
  />
)

/** The tokens that a component uses, read from its classes, and the components that it is made of. */
export const UsedTokens = ({ component }: { component: string }) => {
  const used = uiSources.used[component]
  if (!used) return null
  return (
    <>
      <Heading>Tokens</Heading>
      <Unstyled>
        <dl className="mb-6 grid gap-x-6 gap-y-3 text-sm text-ink sm:grid-cols-[8rem_minmax(0,1fr)]">
          {groups.map((group) => {
            const names = used.tokens[group]
            if (!names) return null
            return (
              <div key={group} className="contents">
                <dt className="font-semibold">{groupNames[group]}</dt>
                <dd className="flex flex-wrap gap-x-4 gap-y-2">
                  {names.map((name) => (
                    <span key={name} className="inline-flex items-center gap-2">
                      {group === 'color' ? <Swatch name={name} /> : null}
                      <code className="text-xs">{name}</code>
                    </span>
                  ))}
                </dd>
              </div>
            )
          })}
          {used.parts.length > 0 ? (
            <div className="contents">
              <dt className="font-semibold">And those of</dt>
              <dd className="flex flex-wrap gap-x-4 gap-y-2">
                {used.parts.map(({ name, page }) => (
                  <Link key={page} href={`?path=/docs/${page}`}>
                    {name}
                  </Link>
                ))}
              </dd>
            </div>
          ) : null}
        </dl>
        <p className="mb-6 text-sm text-ink">
          <Link href="?path=/docs/tokens--docs">What each token is for</Link>
        </p>
      </Unstyled>
    </>
  )
}
