import { expect, inject, it } from 'vitest'
import { booted } from '../testing/boot'
import { isDiskFull } from './disk'

const tropa = booted()

it('a disk with space for a picture is not full', async () => {
  expect(await isDiskFull(tropa.payload.db, tropa.env)).toBe(false)
})

it.runIf(inject('engine') === 'sqlite')('a disk without space is full', async () => {
  // Nothing can be stored there.
  const database = { engine: 'sqlite', file: '/proc/tropa.db' } as const
  expect(await isDiskFull(tropa.payload.db, { database })).toBe(true)
})
