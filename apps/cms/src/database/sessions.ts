import type { DatabaseAdapter } from 'payload'
import { ofEngine } from './engine'
import * as mongodb from './mongodb/sessions'
import * as sqlite from './sqlite/sessions'

/**
 * Adds, removes and finds the sessions of members. Payload stores them as a list on the member and writes the whole list
 * at each change, so that of two changes at the same time one is lost. Here each session is added and removed alone.
 * What each function does and returns stands with the statements of SQLite.
 */
export const sessionsOf = (db: DatabaseAdapter) => ofEngine(db, { sqlite, mongodb })
