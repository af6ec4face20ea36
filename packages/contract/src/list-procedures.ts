import { isContractProcedure, type AnyContractProcedure, type HTTPMethod } from '@orpc/contract'
import { isRecord } from './is-record'
import { accessLevels, type Access } from './procedure-builders'

export interface ListedProcedure {
  /** Its position in the contract: `['todo', 'list']`. */
  keys: readonly string[]
  method: HTTPMethod
  /** The path below `/api`, parameters in braces: `/todo/{id}`. */
  path: string
  access: Access
  procedure: AnyContractProcedure
}

const accessOf = (procedure: AnyContractProcedure, keys: readonly string[]): Access => {
  const meta: unknown = procedure['~orpc'].meta
  const access = accessLevels.find((level) => isRecord(meta) && level === meta.access)
  if (!access) throw new Error(`The procedure ${keys.join('.')} does not say who may call it.`)
  return access
}

/**
 * Every procedure of a contract, in the order in which it is written.
 *
 * @throws Error for a procedure without a known access level
 */
export const listProcedures = (
  contract: unknown,
  keys: readonly string[] = [],
): ListedProcedure[] => {
  if (isContractProcedure(contract)) {
    const { method = 'POST', path = '/' } = contract['~orpc'].route
    return [{ keys, method, path, access: accessOf(contract, keys), procedure: contract }]
  }
  if (!isRecord(contract)) return []
  return Object.entries(contract).flatMap(([key, value]) => listProcedures(value, [...keys, key]))
}
