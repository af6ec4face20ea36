import { NATIVE, type Conformance } from '../conformance/conformance'
import { Avatar } from './avatar'

export const conformance: Conformance = {
  component: 'Avatar',
  pattern: NATIVE.text,
  render: (passed) => <Avatar {...passed} name="Ana Reyes" />,
  root: '[data-slot="avatar"]',
  name: { role: 'img', name: 'Ana Reyes' },
  keyboard: 'nothing in it takes the focus',
}
