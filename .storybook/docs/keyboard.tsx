import { Unstyled } from '@storybook/addon-docs/blocks'
import { useComponentResults } from './component-results'
import { keysOf } from './keys'
import { Scrolling } from './scrolling'

const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentences of one kind of check with one outcome, each with its component. */
const useSentences = (kind: string, outcome: 'passed' | 'failed') =>
  useComponentResults().flatMap(({ component, [outcome]: checks }) =>
    checks
      .filter((check) => check.startsWith(`${kind}: `))
      .map((check) => ({ component, text: check.slice(kind.length + 2) })),
  )

/** What the keys do in each part of a component, as its conformance checks press them. */
export const Keyboard = () => {
  const rows = useSentences('keyboard', 'passed')
  const failed = useSentences('keyboard', 'failed')
  const reasons = useSentences('no keyboard', 'passed')
  if (rows.length + failed.length === 0) return <p>It takes no keys: {reasons[0]?.text}.</p>
  return (
    <>
      <Unstyled>
        <Scrolling label="Keys">
          <table className="mb-2 w-full border-collapse text-sm text-ink">
            <thead>
              <tr className="text-start">
                <th scope="col" className="py-2 pe-4 text-start font-semibold">
                  Part
                </th>
                <th scope="col" className="py-2 pe-4 text-start font-semibold">
                  Keys
                </th>
                <th scope="col" className="py-2 text-start font-semibold">
                  What they do
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ component, text }) => (
                <tr key={`${component} ${text}`} className="border-t border-line align-top">
                  <td className="py-2 pe-4">
                    <code>{component}</code>
                  </td>
                  <td className="py-2 pe-4">
                    <span className="flex flex-wrap gap-1">
                      {keysOf(text).map((key) => (
                        <kbd
                          key={key}
                          className="rounded-control border border-line-strong bg-surface px-1.5 text-xs whitespace-nowrap"
                        >
                          {key}
                        </kbd>
                      ))}
                    </span>
                  </td>
                  <td className="py-2">{startLarge(text)}.</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      </Unstyled>
      <p>Each row is a test that presses these keys in Chromium.</p>
      {failed.map(({ component, text }) => (
        <p key={`${component} ${text}`}>
          <strong>This does not work at present</strong> ({component}): {text}.
        </p>
      ))}
    </>
  )
}
