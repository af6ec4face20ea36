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

const accessOf = (procedure: AnyContractProcedure): Access => {
  const meta: unknown = procedure['~orpc'].meta
  return accessLevels.find((level) => isRecord(meta) && level === meta.access) ?? 'anyone'
}

/** Every procedure of a contract, in the order in which it is written. */
export const listProcedures = (
  contract: unknown,
  keys: readonly string[] = [],
): ListedProcedure[] => {
  if (isContractProcedure(contract)) {
    const { method = 'POST', path = '/' } = contract['~orpc'].route
    return [{ keys, method, path, access: accessOf(contract), procedure: contract }]
  }
  if (!isRecord(contract)) return []
  return Object.entries(contract).flatMap(([key, value]) => listProcedures(value, [...keys, key]))
}
