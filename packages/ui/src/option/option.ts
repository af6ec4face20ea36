/** An option of a select, combobox or group. */
export type Option<V extends string = string> = {
  value: V
  label: string
  /** A second line below the label, in a group. */
  description?: string
}
