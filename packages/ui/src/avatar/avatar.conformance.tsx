import { NATIVE, type Conformance } from '../conformance/conformance'
import { Avatar, AvatarRow } from './avatar'

export const conformance: Conformance = {
  component: 'Avatar',
  pattern: NATIVE.text,
  render: (passed) => <Avatar {...passed} name="Ana Reyes" />,
  root: '[data-slot="avatar"]',
  name: { role: 'img', name: 'Ana Reyes' },
  keyboard: 'nothing in it takes the focus',
}

export const row: Conformance = {
  component: 'AvatarRow',
  pattern: NATIVE.text,
  render: (passed) => (
    <AvatarRow {...passed} aria-label="Readers">
      <Avatar name="Ana Reyes" />
      <Avatar name="Ben Cruz" />
    </AvatarRow>
  ),
  root: '[data-slot="avatar-row"]',
  name: { role: 'list', name: 'Readers' },
  keyboard: 'nothing in it takes the focus but what is put there',
}
