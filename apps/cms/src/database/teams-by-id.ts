import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/*
 * Teams were stored by their names, and a to-do for all of them with all four. Since the migration `any_team` they are
 * stored by `_id`, and `Everyone` as itself.
 */

/** No name is an `_id`: doing any of this twice does no harm. */
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

/** A document of an archive that an earlier version made, as it is stored now. */
export const withTeamsById = <Doc extends object>(key: string, doc: Doc): Doc => {
  if ('teams' in doc && Array.isArray(doc.teams) && key === 'documents/members') {
    return { ...doc, teams: doc.teams.map((name: unknown) => ids.get(String(name)) ?? name) }
  }
  const hasAssignees = key === 'documents/todos' || key === 'documents/meetings'
  if (hasAssignees && 'assignees' in doc && Array.isArray(doc.assignees)) {
    return { ...doc, assignees: toIds(doc.assignees) }
  }
  return doc
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

export const storeTeamsByIdInMongodb = async ({ collections }: MongooseAdapter): Promise<void> => {
  const fields = { members: 'teams', todos: 'assignees', meetings: 'assignees' }
  const forAll = { assignees: { $all: names } }
  await collections.todos?.collection.updateMany(forAll, { $set: { assignees: [everyone] } })
  for (const [slug, field] of Object.entries(fields)) {
    for (const [name, id] of ids) {
      const change = { $set: { [`${field}.$[each]`]: id } }
      const options = { arrayFilters: [{ each: name }] }
      await collections[slug]?.collection.updateMany({ [field]: name }, change, options)
    }
  }
}
