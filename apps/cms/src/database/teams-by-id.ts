import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { Fields } from './engine-types'

/*
 * Teams were stored by their names, and a to-do for all of them with all four. Since the migration `any_team` they are
 * stored by `_id`, and `Everyone` as itself.
 */

/** No name equals an `_id`, so that applying this twice does no harm. */
const ids = new Map([
  ['Heads', 'heads'],
  ['Dev Team', 'dev-team'],
  ['Design Team', 'design-team'],
  ['Docu Team', 'docu-team'],
])

const names = [...ids.keys()]

const everyone = 'Everyone'

const toIds = (stored: readonly unknown[]): unknown[] =>
  names.every((name) => stored.includes(name))
    ? [everyone]
    : stored.map((name) => ids.get(String(name)) ?? name)

/** Replaces team names by `_id`s in a member, a to-do or a meeting. */
export const withTeamsById = (fields: Fields, collection: string): Fields => {
  const { teams, assignees } = fields
  if (collection === 'members' && Array.isArray(teams)) {
    return { ...fields, teams: teams.map((name: unknown) => ids.get(String(name)) ?? name) }
  }
  return Array.isArray(assignees) ? { ...fields, assignees: toIds(assignees) } : fields
}

export const storeTeamsById = async ({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> => {
  const ofAll = sql`SELECT parent_id FROM todos_assignees
    WHERE value IN ('Heads', 'Dev Team', 'Design Team', 'Docu Team')
    GROUP BY parent_id HAVING COUNT(DISTINCT value) = 4`
  await db.run(sql`UPDATE todos_assignees SET value = ${everyone}
    WHERE value = 'Heads' AND parent_id IN (${ofAll})`)
  await db.run(sql`DELETE FROM todos_assignees WHERE value <> ${everyone}
    AND parent_id IN (SELECT parent_id FROM todos_assignees WHERE value = ${everyone})`)
  for (const [name, id] of ids) {
    await db.run(sql`UPDATE members_teams SET value = ${id} WHERE value = ${name}`)
    await db.run(sql`UPDATE todos_assignees SET value = ${id} WHERE value = ${name}`)
    await db.run(sql`UPDATE meetings_assignees SET value = ${id} WHERE value = ${name}`)
  }
}
