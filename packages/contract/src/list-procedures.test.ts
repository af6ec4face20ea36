import { describe, expect, it } from 'vitest'
import { contract } from './contract'
import { listProcedures } from './list-procedures'

describe('listProcedures', () => {
  const procedures = listProcedures(contract)

  it('returns each procedure with its method, path and access', () => {
    const remove = procedures.find(({ keys }) => keys.join('.') === 'todo.remove')
    expect(remove).toMatchObject({ method: 'DELETE', path: '/todo/{id}', access: 'admin' })
  })

  it('returns every procedure of every resource', () => {
    const names = Object.entries(contract).flatMap(([resource, procedures]) =>
      Object.keys(procedures).map((name) => `${resource}.${name}`),
    )
    expect(procedures.map(({ keys }) => keys.join('.'))).toEqual(names)
  })
})
