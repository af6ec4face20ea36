import { Badge } from '@tropa/ui/badge'
import { Table, type TableColumn } from '@tropa/ui/table'

type Loan = { tool: string; member: string; due: string; late: boolean; fee: number }

const loans: Loan[] = [
  { tool: 'Belt sander', member: 'Ana Reyes', due: 'Jan 12', late: true, fee: 40 },
  { tool: 'Level', member: 'Ben Santos', due: 'Jan 23', late: false, fee: 0 },
  {
    tool: 'Set of chisels, 6 to 32 mm',
    member: 'Carla Dizon-Villanueva',
    due: 'Jan 26',
    late: false,
    fee: 0,
  },
]

const columns: TableColumn<Loan>[] = [
  // Names the row, in bold also on a phone.
  { key: 'tool', header: 'Tool', rowHeader: true, cell: ({ tool }) => tool },
  { key: 'member', header: 'Member', width: 'sm:w-48', cell: ({ member }) => member },
  {
    key: 'due',
    header: 'Due',
    width: 'sm:w-36',
    cell: ({ due, late }) => (
      <span className="inline-flex flex-wrap gap-2">
        {due} {late ? <Badge tone="danger">Late</Badge> : null}
      </span>
    ),
  },
  { key: 'fee', header: 'Fee', align: 'end', width: 'sm:w-20', cell: ({ fee }) => fee },
]

export const Loans = () => (
  <Table caption="Loans" columns={columns} rows={loans} rowKey={({ tool }) => tool} />
)
