/** An option of a select or a group. */
export type Option<V extends string = string> = {
  value: V
  label: string
  /** A second line below the label, in a group. */
  description?: string
}
