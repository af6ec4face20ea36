/**
 * Runs something as if it were done at another moment, so that its times, its ids and what is still possible agree.
 * Use it only before the demo responds to anybody, because the whole process gets that clock.
 */
export const asOf = async <Result>(moment: Date, run: () => Promise<Result>): Promise<Result> => {
  const present = globalThis.Date
  const at = moment.getTime()
  globalThis.Date = new Proxy(present, {
    construct: (target, args: number[]) =>
      Reflect.construct<number[], Date>(target, args.length > 0 ? args : [at]),
    get: (target, name): unknown => (name === 'now' ? () => at : Reflect.get(target, name)),
  })
  try {
    return await run()
  } finally {
    globalThis.Date = present
  }
}
