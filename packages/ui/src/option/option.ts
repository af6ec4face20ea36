/** One of several things to choose from. */
export type Option<V extends string = string> = {
  value: V
  label: string
  /** A second line that tells it from the others. */
  description?: string
  disabled?: boolean
}
