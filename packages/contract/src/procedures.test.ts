import { describe, expect, it } from 'vitest'
import { contract } from './contract'
import { listProcedures } from './procedures'

describe('listProcedures', () => {
  const procedures = listProcedures(contract)

  it('finds each procedure with its method, path and access', () => {
    const remove = procedures.find(({ keys }) => keys.join('.') === 'todo.remove')
    expect(remove).toMatchObject({ method: 'DELETE', path: '/todo/{id}', access: 'admin' })
  })

  it('finds every procedure of every resource', () => {
    const names = Object.entries(contract).flatMap(([resource, calls]) =>
      Object.keys(calls).map((name) => `${resource}.${name}`),
    )
    expect(procedures.map(({ keys }) => keys.join('.'))).toEqual(names)
  })

  it('takes a procedure without access rules for one that anyone may call', () => {
    expect(procedures.find(({ path }) => path === '/team')?.access).toBe('anyone')
  })
})
