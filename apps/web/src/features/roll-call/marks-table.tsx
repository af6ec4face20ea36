import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import { Table } from '@tropa/ui/table'
import { Person } from '../../components/person'
import { useSettings } from '../../hooks/use-site'
import { markLabels, outcomeText } from './mark-labels'

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
