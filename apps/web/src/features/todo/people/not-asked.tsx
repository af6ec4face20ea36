interface NotAskedProps {
  /** The ids of the members who are counted; undefined until they are loaded. */
  expected: readonly string[] | undefined
  userId: string
}

/** Marks the name of a member who is not included in the count. */
export const NotAsked = ({ expected, userId }: NotAskedProps) =>
  expected && !expected.includes(userId) ? (
    <span className="text-xs font-normal text-ink-soft">(not asked)</span>
  ) : null
