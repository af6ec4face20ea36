/** What went wrong with one of the panel's own forms, said at once; nothing while all is well. */
export const Problem = ({ text }: { text: string }) =>
  text ? (
    <p role="alert" className="tool__problem">
      {text}
    </p>
  ) : null
