import {
  isContractProcedure,
  type AnyContractProcedure,
  type HTTPMethod,
  type Route,
} from '@orpc/contract'
import { isRecord } from './base/is-record'
import { creates, type Access, type ProcedureMeta } from './procedure-builders'

export interface ListedProcedure {
  /** Its position in the contract: `['todo', 'list']`. */
  keys: readonly string[]
  method: HTTPMethod
  /** The path below `/api`, parameters in braces: `/todo/{id}`. */
  path: string
  access: Access
  /** Whether a call that succeeds creates something: it takes an `Idempotency-Key`. */
  creates: boolean
  procedure: AnyContractProcedure
}

/** Every procedure of a contract, in the order in which it is written. */
export const listProcedures = (
  contract: unknown,
  keys: readonly string[] = [],
): ListedProcedure[] => {
  if (isContractProcedure(contract)) {
    const definition: { route: Route; meta: ProcedureMeta } = contract['~orpc']
    const { method = 'POST', path = '/' } = definition.route
    const { access } = definition.meta
    const isCreation = creates(definition)
    return [{ keys, method, path, access, creates: isCreation, procedure: contract }]
  }
  if (!isRecord(contract)) return []
  return Object.entries(contract).flatMap(([key, value]) => listProcedures(value, [...keys, key]))
}
