import { Badge } from '../badge/badge'
import { Tabs } from './tabs'

/** The parts of an order's screen. */
export const TabsExamples = () => (
  <Tabs
    label="Order 1042"
    tabs={[
      { value: 'items', label: 'Items', content: <p>Two drills and a case.</p> },
      {
        value: 'messages',
        label: (
          <>
            Messages <Badge size="sm">2</Badge>
          </>
        ),
        content: <p>Ana Reyes asks when the parcel arrives.</p>,
      },
    ]}
  />
)
