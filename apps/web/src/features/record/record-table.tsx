import type { PenaltyRecord } from '@tropa/contract/record'
import { Badge } from '@tropa/ui/badge'
import { Table } from '@tropa/ui/table'
import { dateAndTime, pesos } from '../../format/format'
import { useSite } from '../../hooks/use-site'

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
      }}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ name }) => <bdi>{name}</bdi>,
          className: 'font-semibold [overflow-wrap:anywhere]',
          width: 'sm:w-32 md:w-36 lg:w-56',
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
          width: 'sm:w-20 lg:w-28',
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status }) => (
            <Badge className="h-auto w-fit max-w-full [overflow-wrap:anywhere] whitespace-normal">
              {status}
            </Badge>
          ),
          width: 'sm:w-31 md:w-36 lg:w-48',
        },
        {
          key: 'date',
          header: 'Date & time',
          cell: ({ date }) => <time dateTime={date}>{dateAndTime(date, timeZone)}</time>,
          className: 'sm:max-lg:text-xs lg:whitespace-nowrap',
          width: 'sm:w-30 lg:w-52',
        },
      ]}
    />
  )
}
