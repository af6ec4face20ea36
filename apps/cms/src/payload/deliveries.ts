import { Counter } from 'prom-client'

const results = ['sent', 'failed', 'dropped'] as const

/** For `/metrics`. */
export const deliveries = new Counter({
  name: 'tropa_deliveries_total',
  help: 'Mails and announcements, by what became of them.',
  labelNames: ['what', 'result'],
  registers: [],
})

/** Counts what became of mails or of announcements. An alert sees the first failure only after a zero. */
export const countDeliveries = (what: 'a mail' | 'an announcement') => {
  const count = (result: (typeof results)[number], number = 1) => {
    deliveries.inc({ what, result }, number)
  }
  for (const result of results) count(result, 0)
  return count
}
