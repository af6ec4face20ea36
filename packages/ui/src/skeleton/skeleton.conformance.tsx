import { NATIVE, type Conformance } from '../conformance/conformance'
import { Skeleton, SkeletonGroup } from './skeleton'

export const conformance: Conformance = {
  component: 'Skeleton',
  pattern: NATIVE.text,
  render: (passed) => (
    <SkeletonGroup label="Loading orders">
      <Skeleton {...passed} />
    </SkeletonGroup>
  ),
  root: '[data-slot="skeleton"]',
  name: 'hidden from assistive technology; the group around it says what is loading',
  keyboard: 'nothing in it takes the focus',
}

export const group: Conformance = {
  component: 'SkeletonGroup',
  pattern: NATIVE.text,
  render: (passed) => (
    <SkeletonGroup {...passed} label="Loading orders">
      <Skeleton />
    </SkeletonGroup>
  ),
  root: '[data-slot="skeleton-group"]',
  name: 'a status, whose words are announced',
  keyboard: 'nothing in it takes the focus',
}
