import type { HandledInquiry } from '@tropa/contract/inquiry'

/** Which inquiry a dialog is about. */
export const AboutInquiry = ({ name, category }: HandledInquiry) => (
  <p className="[overflow-wrap:anywhere]">
    <bdi className="font-semibold">{name}</bdi>: <bdi>{category}</bdi>
  </p>
)
