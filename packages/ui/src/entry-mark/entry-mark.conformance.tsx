import { NATIVE, type Conformance } from '../conformance/conformance'
import { EntryMark } from './entry-mark'

export const conformance: Conformance = {
  component: 'EntryMark',
  pattern: NATIVE.text,
  render: (forwarded) => <EntryMark {...forwarded} shape="star" tone="yellow" />,
  root: '[data-slot="entry-mark"]',
  name: 'it is decoration beside the name of the kind',
  keyboard: 'it has no focusable elements',
}
