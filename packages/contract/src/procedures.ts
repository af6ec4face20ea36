import { isContractProcedure, type AnyContractProcedure, type HTTPMethod } from '@orpc/contract'
import { isRecord } from './is-record'
import { accessLevels, type Access } from './procedure'

/** One procedure of a contract with the facts its users ask for. */
export interface ListedProcedure {
  /** Where it stands in the contract: `['todo', 'list']`. */
  keys: readonly string[]
  method: HTTPMethod
  /** The path below `/api`, parameters in braces: `/todo/{id}`. */
  path: string
  access: Access
  procedure: AnyContractProcedure
}

const accessOf = (procedure: AnyContractProcedure): Access =>
  accessLevels.find((level) => level === procedure['~orpc'].meta.access) ?? 'anyone'

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
