import type { PenaltyRecord } from '@tropa/contract/record'
import { Badge } from '@tropa/ui/badge'
import { Table } from '@tropa/ui/table'
import { StateBadge } from '../../components/state-badge'
import { dateAndTime, pesos } from '../../format/format'
import { useSite } from '../../hooks/use-site'
import { canDecide } from './decisions/choices'

interface RecordTableProps {
  records: PenaltyRecord[]
  /** Called with the record of a clicked row. */
  onChoose: (record: PenaltyRecord) => void
}

/** The table of penalty records. */
export const RecordTable = ({ records, onChoose }: RecordTableProps) => {
  const { timeZone } = useSite()
  return (
    <Table
      caption="Records"
      rows={records}
      rowKey={({ _id }) => _id}
      rowAction={{
        label: ({ name, violation }) => `${name}: decide about ${violation}`,
        onSelect: onChoose,
        isOffered: canDecide,
      }}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ name }) => <bdi>{name}</bdi>,
          className: 'font-semibold [overflow-wrap:anywhere]',
          width: 'sm:w-26 md:w-32 lg:w-44 xl:w-56',
        },
        {
          key: 'violation',
          header: 'Violation',
          cell: ({ violation }) => <bdi>{violation}</bdi>,
          className: '[overflow-wrap:anywhere]',
        },
        {
          key: 'fee',
          header: 'Fee',
          cell: ({ fee }) => pesos(fee),
          align: 'end',
          className: '[overflow-wrap:anywhere]',
          width: 'sm:w-18 lg:w-24',
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status }) => (
            <Badge className="h-auto w-fit max-w-full [overflow-wrap:anywhere] whitespace-normal">
              {status}
            </Badge>
          ),
          width: 'sm:w-29 md:w-31 lg:w-40',
        },
        {
          key: 'state',
          header: 'State',
          cell: ({ state, fee }) =>
            state === 'open' && fee === 0 ? (
              'Nothing to pay'
            ) : (
              <StateBadge
                state={state}
                fee={fee}
                className="h-auto w-fit max-w-full whitespace-normal"
              />
            ),
          className: 'text-xs',
          width: 'sm:w-28 lg:w-36',
        },
        {
          key: 'date',
          header: 'Date & time',
          cell: ({ date }) => <time dateTime={date}>{dateAndTime(date, timeZone)}</time>,
          className: 'sm:max-lg:text-xs xl:whitespace-nowrap',
          width: 'sm:w-24 lg:w-36 xl:w-52',
        },
      ]}
    />
  )
}
