import type { BaseDatabaseAdapter, DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { searchTextOf } from './searched-fields'
import { beginTransaction, retryTransient } from './transaction'
import { stampsOf, type Source } from './stamps'

type Entry = DataFromCollectionSlug<'audit-trail'>

/** Who does something: a member, or with an empty id the server or a command of the terminal. */
interface Actor {
  id: string
  username: string
}

const server: Actor = { id: '', username: 'server' }

/** A command that somebody ran in the terminal of the server. */
export const terminal: Actor = { id: '', username: 'command' }

interface Origin {
  /** Absent if the server itself acts. */
  session?: Actor | undefined
  /** The IP address it was asked for from. */
  address?: string | undefined
}

/** What a unit of work is done with and for whom: a procedure's context is one. */
export interface WorkContext extends Origin {
  payload: Payload
}

/** Something that happened to a row, for the audit trail. */
export interface AuditEvent {
  action: Entry['action']
  /** What it happened to: the collection or global, the document's id and its title. */
  row: { collection: string; id: string; title: string }
  /** The names of the changed fields, never their values. */
  fields?: readonly string[]
}

const maxTitle = 120

const neverCached = new Set<Source>(['members', 'audit-trail'])

/** Payload's own collections are part of no response. */
const isCached = (source: Source) => !source.startsWith('payload-') && !neverCached.has(source)

/**
 * Some writes and what belongs to them. Payload's methods take it as `req`. With an empty `transactionID`
 * there is no transaction: the writes are stored already.
 */
export class Work {
  readonly payload: Payload
  readonly #entries: Omit<Entry, 'id'>[] = []
  readonly #sources = new Set<Source>()
  readonly #runs: (() => void | Promise<void>)[] = []

  constructor(
    readonly from: WorkContext,
    readonly transactionID: string,
  ) {
    this.payload = from.payload
  }

  /** Records an event: it is stored together with the writes or not at all. */
  audit({ action, row, fields = [] }: AuditEvent, from: Origin = this.from): void {
    const { session = server, address = '' } = from
    const entry = {
      at: new Date().toISOString(),
      actorId: session.id,
      actor: session.username,
      address,
      action,
      rowCollection: row.collection,
      rowId: row.id,
      rowTitle: row.title.slice(0, maxTitle),
      fields: fields.join(', '),
    }
    this.#entries.push({ ...entry, searchText: searchTextOf('audit-trail', entry) })
  }

  /** Marks what is cached from a collection or a global as out of date. */
  touch(source: Source): void {
    if (isCached(source)) this.#sources.add(source)
  }

  /** Runs something that cannot fail once the writes are committed, never if they are not. The answer waits for it. */
  afterCommit(run: () => void | Promise<void>): void {
    this.#runs.push(run)
  }

  /** The one place that ends a unit of work: entries, COMMIT, stamps, and what waits for the commit. */
  async end<Result>(commit: () => Promise<Result>): Promise<Result> {
    const { db } = this.payload
    const req = { transactionID: this.transactionID }
    for (const data of this.#entries) {
      // Bypasses Payload's operations, which refuse every write of the audit trail.
      await db.create({ collection: 'audit-trail', data, returning: false, req })
    }
    const renew = async () => {
      if (this.#sources.size > 0) await stampsOf(db).renew([...this.#sources])
    }
    let result: Result
    try {
      result = await commit()
    } catch (error) {
      // MongoDB may have committed before the connection broke; the answer that it failed need not wait.
      renew().catch(() => undefined)
      throw error
    }
    // What waits for the commit runs even if the stamps fail.
    try {
      await renew()
    } finally {
      for (const run of this.#runs) await run()
    }
    return result
  }
}

/** Open units of work, by the session of their transaction, which ends with it. */
const openWork = new WeakMap<object, Work>()

const workIn = (context: WorkContext, transactionID: string): Work | undefined => {
  const session = context.payload.db.sessions[transactionID]
  if (!session) return undefined
  const work = openWork.get(session) ?? new Work(context, transactionID)
  openWork.set(session, work)
  return work
}

/**
 * Runs writes in one transaction, which ends with their audit entries, the commit and the stamps of the cache.
 * Retries if MongoDB aborts it.
 */
export const inUnitOfWork = <Result>(
  context: WorkContext,
  run: (work: Work) => Promise<Result>,
): Promise<Result> =>
  retryTransient(async () => {
    const { db } = context.payload
    const transactionID = await beginTransaction(db)
    try {
      const result = await run(workIn(context, transactionID) ?? new Work(context, transactionID))
      await db.commitTransaction(transactionID)
      return result
    } catch (error) {
      await db.rollbackTransaction(transactionID)
      throw error
    }
  })

/** Adds an entry to the audit trail for something that writes nothing else. */
export const auditAlone = (context: WorkContext, event: AuditEvent): Promise<void> =>
  inUnitOfWork(context, (work) => {
    work.audit(event)
    return Promise.resolve()
  })

/** Does one write of a source without a transaction, and renews its stamp even if the write may have failed. */
export const writeAlone = <Result>(
  payload: Payload,
  source: Source,
  write: () => Promise<Result>,
): Promise<Result> => {
  const work = new Work({ payload }, '')
  work.touch(source)
  return work.end(write)
}

/** Lets a hook of Payload add to the unit of work of its transaction; without one it is done at once. */
export const joinWork = async (
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  add: (work: Work) => void,
): Promise<void> => {
  const work = workIn({ payload }, String(await transactionID))
  const joined = work ?? new Work({ payload }, '')
  add(joined)
  if (!work) await joined.end(() => Promise.resolve())
}

const writeMethods = [
  'create',
  'createGlobal',
  'deleteMany',
  'deleteOne',
  'updateGlobal',
  'updateMany',
  'updateOne',
  'upsert',
] as const

interface WriteInput {
  collection?: Source
  /** Set for a global. */
  slug: Source
  req?: Partial<PayloadRequest>
}

type Writers = Record<(typeof writeMethods)[number], (input: WriteInput) => Promise<unknown>>

/** Makes every transaction of an adapter a unit of work, even Payload's own, and touches what is written. */
export const joinWrites = <Adapter extends BaseDatabaseAdapter>(db: Adapter): Adapter => {
  // Payload types each method by itself; what they share is all that is used here.
  const writers = db as unknown as Writers
  for (const name of writeMethods) {
    const write = writers[name].bind(db)
    writers[name] = async (input) => {
      const { payload } = db
      const source = input.collection ?? input.slug
      const work = workIn({ payload }, String(await input.req?.transactionID))
      if (!work) return writeAlone(payload, source, () => write(input))
      work.touch(source)
      return write(input)
    }
  }
  const commit = db.commitTransaction.bind(db)
  db.commitTransaction = async (incoming) => {
    const session = db.sessions?.[String(await incoming)]
    const work = session && openWork.get(session)
    await (work ? work.end(() => commit(incoming)) : commit(incoming))
  }
  return db
}
