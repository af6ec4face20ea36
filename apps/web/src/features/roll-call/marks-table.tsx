import type { RollCall, RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { Table } from '@tropa/ui/table'
import { Person } from '../../components/person'
import { useSettings } from '../../hooks/use-site'
import { markLabels, outcomeText } from './mark-labels'
import { noMark, type Draft } from './draft'

/** The marks of a closed roll call, which can only be read. */
export const ClosedList = ({ rows }: Pick<RollCall, 'rows'>) => {
  const { currency } = useSettings()
  return (
    <div className="print:hidden">
      <Table
        caption="Marks"
        rows={rows}
        rowKey={({ userId }) => userId}
        columns={[
          {
            key: 'name',
            header: 'Name',
            cell: (row) => <Person {...row} />,
            className: 'font-semibold wrap-anywhere',
          },
          {
            key: 'mark',
            header: 'Mark',
            cell: ({ mark, minutes }) =>
              `${mark ? markLabels[mark] : 'None'}${minutes === null ? '' : `, ${minutes} min`}`,
          },
          {
            key: 'outcome',
            header: 'Recorded',
            cell: ({ outcome }) => (outcome ? outcomeText(outcome, currency) : 'Nothing'),
          },
        ]}
      />
    </div>
  )
}

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
