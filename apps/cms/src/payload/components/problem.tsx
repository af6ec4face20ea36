/** The error of one of our own forms in the panel, announced at once. Renders nothing without one. */
export const Problem = ({ text }: { text: string }) =>
  text ? (
    <p role="alert" className="tool__problem">
      {text}
    </p>
  ) : null
