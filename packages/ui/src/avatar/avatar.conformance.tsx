import { NATIVE, type Conformance } from '../conformance/conformance'
import { Avatar, AvatarRow } from './avatar'

export const conformance: Conformance = {
  component: 'Avatar',
  pattern: NATIVE.text,
  render: (forwarded) => <Avatar {...forwarded} name="Ana Reyes" />,
  root: '[data-slot="avatar"]',
  name: { role: 'img', name: 'Ana Reyes' },
  keyboard: 'it has no focusable elements',
}

export const row: Conformance = {
  component: 'AvatarRow',
  pattern: NATIVE.text,
  render: (forwarded) => (
    <AvatarRow {...forwarded} aria-label="Readers">
      <Avatar name="Ana Reyes" />
      <Avatar name="Ben Cruz" />
    </AvatarRow>
  ),
  root: '[data-slot="avatar-row"]',
  name: { role: 'list', name: 'Readers' },
  keyboard: 'only its children can be focusable',
}
