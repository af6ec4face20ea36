import { NATIVE, type Conformance } from '../conformance/conformance'
import { Skeleton, SkeletonGroup } from './skeleton'

export const conformance: Conformance = {
  component: 'Skeleton',
  pattern: NATIVE.text,
  render: (forwarded) => (
    <SkeletonGroup label="Loading orders">
      <Skeleton {...forwarded} />
    </SkeletonGroup>
  ),
  root: '[data-slot="skeleton"]',
  name: 'hidden from assistive technology; its group says what is loading',
  keyboard: 'it has no focusable elements',
}

export const group: Conformance = {
  component: 'SkeletonGroup',
  pattern: NATIVE.text,
  render: (forwarded) => (
    <SkeletonGroup {...forwarded} label="Loading orders">
      <Skeleton />
    </SkeletonGroup>
  ),
  root: '[data-slot="skeleton-group"]',
  name: 'a status whose text is announced',
  keyboard: 'it has no focusable elements',
}
