import { expect, it } from 'vitest'
import { leadsElsewhere, linksLeadTo, saysElsewhere } from './public-url'

it.each([
  ['http://localhost:3000', 'http://localhost:3000', false],
  ['http://localhost:3000', 'http://127.0.0.1:3000', false],
  ['http://[::1]:3000', 'http://localhost:3000', false],
  ['http://localhost:3000', 'http://localhost:8080', true],
  ['http://localhost:3000', 'https://localhost:3000', true],
  ['http://localhost:3000', 'http://192.168.1.5:3000', true],
  ['https://tropa.example', 'https://tropa.example:443', false],
  ['https://tropa.example', 'http://tropa.example', true],
  ['http://localhost:3000', 'http://localhost.example:3000', true],
])('Links to %s lead elsewhere than %s: %s', (publicUrl, origin, isElsewhere) => {
  expect(leadsElsewhere(publicUrl, origin)).toBe(isElsewhere)
  expect(saysElsewhere(linksLeadTo(publicUrl), origin)).toBe(isElsewhere)
})
