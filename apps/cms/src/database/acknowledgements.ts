import type { DatabaseAdapter, Payload } from 'payload'
import { ofEngine } from './engine'
import type { Attempt, Outcome, StoredAcknowledgement, VersionedTodo } from './engine-types'
import * as mongodb from './mongodb/acknowledgements'
import * as sqlite from './sqlite/acknowledgements'

/**
 * Stores in one write that a member has read a version of a to-do, provided that it is current and active. Concurrent
 * attempts store it once.
 */
export const insertAcknowledgement = <Todo extends VersionedTodo>(
  payload: Payload,
  attempt: Attempt<Todo>,
): Promise<Outcome<Todo>> =>
  ofEngine(payload.db, { sqlite, mongodb }).insertAcknowledgement(payload, attempt)

/**
 * The acknowledgements of to-dos by the id of the to-do, oldest first. Bypasses Payload, because they are read with each
 * new one.
 */
export const groupAcknowledgements = (
  db: DatabaseAdapter,
  todoIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAcknowledgement[]>> =>
  ofEngine(db, { sqlite, mongodb }).groupAcknowledgements(db, todoIds)
