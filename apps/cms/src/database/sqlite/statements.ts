/** The times of a row, as Payload declares them. */
export const times = `"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL`

/** @param columns - each as its name, or as the name of its index and its own */
export const indexes = (table: string, columns: readonly string[]) =>
  columns.map((names) => {
    const [name = '', column = name] = names.split(' ')
    return `CREATE INDEX "${table}_${name}_idx" ON "${table}" ("${column}")`
  })

/** The values of a select that has several. */
export const choices = (table: string, parent: string) => [
  `CREATE TABLE "${table}" (
    "order" integer NOT NULL,
    "parent_id" text(36) NOT NULL,
    "value" text,
    "id" text(36) PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "${parent}"("id") ON UPDATE no action ON DELETE cascade
  )`,
  ...indexes(table, ['order', 'parent parent_id']),
]
