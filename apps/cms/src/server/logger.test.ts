import { afterEach, describe, expect, it } from 'vitest'
import { createLogger, logConsole } from './logger'

const logged = (write: (logger: ReturnType<typeof createLogger>) => void) => {
  const lines: string[] = []
  write(createLogger('info', { write: (line) => lines.push(line) }))
  return lines.join('')
}

const failedStatement = () => {
  const error = new Error(
    'Failed query: insert into "inquiries" values (?, ?)\nparams: Maria,Dear "team"',
  )
  return Object.assign(error, { params: ['Maria', 'Dear "team"'], cause: new Error('disk full') })
}

describe('createLogger', () => {
  it('writes a JSON line with time, level and message', () => {
    const line = logged((logger) => logger.child({ requestId: 'one' }).error('a call failed'))
    expect(JSON.parse(line)).toEqual({
      level: 50,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: 'one',
      msg: 'a call failed',
    })
  })

  it.each([
    { password: 'hunter2' },
    { user: { password: 'hunter2' } },
    { req: { headers: { authorization: 'Bearer hunter2', cookie: 'hunter2' } } },
    { result: { token: 'hunter2' } },
  ])('leaves the secret out of %j', (entry) => {
    expect(logged((logger) => logger.info(entry, 'seen'))).not.toContain('hunter2')
  })

  it('logs why a statement failed, without the values that people wrote', () => {
    for (const write of [
      (logger: ReturnType<typeof createLogger>) => logger.error(failedStatement()),
      (logger: ReturnType<typeof createLogger>) =>
        logger.error({ err: failedStatement() }, 'a call failed'),
      (logger: ReturnType<typeof createLogger>) => logger.error({ err: failedStatement() }),
    ]) {
      const line = logged(write)
      expect(line).not.toMatch(/Maria|Dear/)
      expect(line).toContain('insert into')
      expect(line).toContain('disk full')
      expect(JSON.parse(line)).toMatchObject({ level: 50 })
    }
  })
})

describe('logConsole', () => {
  const original = { ...console }
  const warningListeners = process.listeners('warning')

  afterEach(() => {
    Object.assign(console, original)
    process.removeAllListeners('warning')
    for (const listener of warningListeners) process.on('warning', listener)
  })

  it('turns what libraries print into JSON lines without colours', () => {
    const lines = logged((logger) => {
      logConsole(logger)
      console.error(' \u001B[31m⨯\u001B[39m %s failed\nin two lines', 'Rendering')
      console.warn('Careful')
    })
    const entries = lines
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(entries).toEqual([
      { level: 50, time: expect.any(String), msg: '⨯ Rendering failed\nin two lines' },
      { level: 40, time: expect.any(String), msg: 'Careful' },
    ])
  })

  it('logs an error with its stack', () => {
    const line = logged((logger) => {
      logConsole(logger)
      console.error('⨯', new TypeError('no page'))
    })
    expect(JSON.parse(line)).toMatchObject({
      msg: 'no page',
      err: { type: 'TypeError', stack: expect.stringContaining('no page') },
    })
  })
})
