const isNow = `text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL`

/** The times of a row, as Payload declares them. */
export const times = `"updated_at" ${isNow}, "created_at" ${isNow}`

/** The columns of a version besides its row's fields. */
export const versionColumns = `"created_at" ${isNow},
    "updated_at" ${isNow},
    "latest" integer,
    "version_changed_by" text`

export const versionIndexes = [
  'version_version__status version__status',
  'created_at',
  'updated_at',
  'latest',
]

/** The columns of a global with drafts besides its fields. */
export const globalColumns = `"_status" text DEFAULT 'draft',
    "updated_at" text,
    "created_at" text,
    "changed_by" text`

/** @param columns - each a column's name, or the index's name and the column's, separated by a space */
export const indexes = (table: string, columns: readonly string[]) =>
  columns.map((names) => {
    const [name = '', column = name] = names.split(' ')
    return `CREATE INDEX "${table}_${name}_idx" ON "${table}" ("${column}")`
  })

/** The table for the values of a select that takes several. */
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

/**
 * The rows of a list inside a row.
 *
 * @param columns - each with its type
 */
export const listRows = (
  table: string,
  parent: string,
  columns: readonly string[],
  idType = 'text',
) => [
  `CREATE TABLE "${table}" (
    "_order" integer NOT NULL,
    "_parent_id" text(36) NOT NULL,
    "id" ${idType} PRIMARY KEY NOT NULL,
    ${columns.join(', ')},
    FOREIGN KEY ("_parent_id") REFERENCES "${parent}"("id") ON UPDATE no action ON DELETE cascade
  )`,
  ...indexes(table, ['order _order', 'parent_id _parent_id']),
]

/** The rows of a list inside a version. */
export const versionListRows = (table: string, parent: string, columns: readonly string[]) =>
  listRows(table, parent, [...columns, '"_uuid" text'], 'text(36)')
