import { contrastOf, textPairs } from '../theme/contrast'
import tokens from '../theme/token-values.json'

const cell = 'border-b border-line p-2 text-start'
const themes = ['light', 'dark'] as const

/** One decimal, rounded down: 4.46 must not be read as 4.5. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** The contrast of every text with every background that a component or a screen puts it on. */
export const ContrastTable = () => (
  <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-sm text-ink">
    <thead>
      <tr>
        {['Text', 'Background', 'Light', 'Dark'].map((header) => (
          <th key={header} scope="col" className={cell}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {textPairs.map(([text, ground]) => (
        <tr key={`${text} ${ground}`}>
          <th scope="row" className={cell}>
            <code>{text}</code>
          </th>
          <td className={cell}>
            <code>{ground}</code>
          </td>
          {themes.map((theme) => (
            <td key={theme} className={cell}>
              <span
                className="tabular rounded-control px-2 py-1"
                style={{
                  color: tokens.color[text][theme],
                  backgroundColor: tokens.color[ground][theme],
                }}
              >
                {figure(contrastOf(text, ground, theme))}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
