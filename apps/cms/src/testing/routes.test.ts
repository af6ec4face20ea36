import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import { expect, it } from 'vitest'
import { routes } from './routes'

it('the routes of the test client are those of the contract', () => {
  const listed = listProcedures(contract).map(({ method, path, procedure }): [string, unknown] => [
    `${method} /api${path}`,
    procedure,
  ])
  expect(Object.keys(routes)).toEqual(listed.map(([route]) => route))
  for (const [index, procedure] of Object.values(routes).entries()) {
    expect(procedure).toBe(listed[index]?.[1])
  }
})
