import { stat } from 'node:fs/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn, send, sendOk } from './lib/api.mjs'
import { inScene } from './lib/scene.mjs'
import { confirmedWrites, problemsOf, startWriting } from './lib/writes.mjs'

const prefix = 'full'
const freeBytes = 300_000

/** One refused write may have another cause; eight mean that the disk is full. */
const isFull = ({ refused }) => refused.length >= 8

const reads = ['GET /api/todo', 'GET /api/team', 'GET /api/activitylog?search=', 'GET /api/health']

/**
 * Writes to the embedded database until the disk is full: writes are then refused with a message, reads
 * still succeed, and every confirmed write is there once the disk has space again.
 */
export const diskFull = () =>
  inScene({ engine: 'sqlite' }, async ({ file, start }) => {
    await (await start()).stop()
    const { size } = await stat(file)
    const full = await start({ largestFile: size + freeBytes })
    const token = await logIn(full.origin, firstAccounts.admin)
    const until = Date.now() + 60_000
    const isOver = (report) => isFull(report) || Date.now() > until
    const { report, ended } = startWriting({
      writers: 1,
      isOver,
      origin: full.origin,
      token,
      prefix,
    })
    await ended
    const responses = await Promise.all(reads.map((line) => send(full.origin, line, { token })))
    await full.stop()

    const { origin } = await start()
    const body = { username: 'admin', action: 'ADD_TODO', description: 'The disk has space again' }
    await sendOk(origin, 'POST /api/activitylog', { token, body })
    const problems = [
      ...(isFull(report) ? [] : ['The disk was never full.']),
      ...report.refused.filter(({ status, body: said }) => status !== 503 || !said?.message),
      ...responses.filter(({ status }) => status !== 200),
      ...(await problemsOf(origin, token, prefix, report)),
    ]
    const figures = { confirmed: confirmedWrites(report), refused: report.refused.length }
    return { figures, problems }
  })
