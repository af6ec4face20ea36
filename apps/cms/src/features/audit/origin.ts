import { AsyncLocalStorage } from 'node:async_hooks'

/** Who does something: a member, or with an empty id the server or a command of the terminal. */
export interface Actor {
  id: string
  username: string
}

interface Origin {
  address: string
  actor: Actor
  isRecorded: boolean
}

const server: Actor = { id: '', username: 'server' }

/** A command that somebody ran in the terminal of the server. */
export const terminal: Actor = { id: '', username: 'command' }

const unknown: Origin = { address: '', actor: server, isRecorded: true }

const origins = new AsyncLocalStorage<Origin>()

/** Where the work that is being done comes from. */
export const currentOrigin = (): Origin => origins.getStore() ?? unknown

/** Runs the handling of a request from an IP address. */
export const fromAddress = <Result>(address: string, run: () => Result): Result =>
  origins.run({ ...unknown, address }, run)

/** Runs what somebody does. A member whom Payload knows as the request's user comes first. */
export const actAs = <Result>({ id, username }: Actor, run: () => Result): Result =>
  origins.run({ ...currentOrigin(), actor: { id, username } }, run)

/** Runs without the audit trail, for the first content of an empty database. */
export const unrecorded = <Result>(run: () => Result): Result =>
  origins.run({ ...currentOrigin(), isRecorded: false }, run)
