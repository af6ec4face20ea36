import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { Person } from '../../components/person'
import { noMark, type Draft } from './draft'
import { markLabels } from './mark-labels'

const markText = (row: RollCallRow, draft: Draft) => {
  const { mark, minutes } = draft.get(row.userId) ?? noMark
  if (mark === '') return ''
  return minutes && mark === 'late' ? `${markLabels[mark]}, ${minutes} min` : markLabels[mark]
}

/** The sheet that is printed: names, marks and a line to sign. */
export const PrintSheet = ({ rows, draft }: { rows: readonly RollCallRow[]; draft: Draft }) => (
  <table className="hidden w-full text-sm print:table">
    <thead>
      <tr className="border-b border-ink text-start">
        <th scope="col" className="py-1 text-start">
          Name
        </th>
        <th scope="col" className="w-1/4 py-1 text-start">
          Mark
        </th>
        <th scope="col" className="w-2/5 py-1 text-start">
          Signature
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.userId} className="break-inside-avoid border-b border-line">
          <td className="py-2 wrap-anywhere">
            <Person {...row} />
          </td>
          <td className="py-2">{markText(row, draft)}</td>
          <td />
        </tr>
      ))}
    </tbody>
  </table>
)
