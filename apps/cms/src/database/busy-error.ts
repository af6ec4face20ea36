/** A write to the embedded database waited too long for the write lock. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'

  constructor() {
    super('The database is busy.')
  }
}
