import { decisionMessages } from '@tropa/contract/record/decision'

/** Says that nobody decides about themselves, and what a team with a single admin can do. */
export const OwnDecision = () => (
  <p className="text-sm text-ink-soft">
    {decisionMessages.own} If you are the only admin, make somebody else an admin under Members
    first.
  </p>
)
