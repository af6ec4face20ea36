import { NATIVE, type Conformance } from '../conformance/conformance'
import { Banner } from './banner'

export const conformance: Conformance = {
  component: 'Banner',
  pattern: NATIVE.text,
  render: (forwarded) => <Banner {...forwarded}>Look for our mail.</Banner>,
  root: '[data-slot="banner"]',
  name: 'It is text; its role depends on where it is used.',
  keyboard: 'it is not interactive',
}
