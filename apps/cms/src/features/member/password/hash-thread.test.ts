import { pbkdf2Sync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HashThread } from './hash-thread'

const expected = pbkdf2Sync('correct horse', 'salt', 600_000, 32, 'sha256').toString('hex')

const derive = async (thread: HashThread) =>
  (await thread.derive('correct horse', 'salt')).toString('hex')

const end = async (worker: unknown) => {
  if (worker instanceof Worker) await worker.terminate()
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the thread that hashes passwords', () => {
  it('derives keys as Payload does', async () => {
    expect(await derive(new HashThread())).toBe(expected)
  })

  it('is replaced when it ends while it works, and when it has ended since', async () => {
    const thread = new HashThread()
    const posting = vi.spyOn(Worker.prototype, 'postMessage')
    const deriving = derive(thread)
    await vi.waitFor(() => expect(posting).toHaveBeenCalledOnce())
    await wait(20)
    await end(posting.mock.contexts[0])
    expect(await deriving).toBe(expected)
    await end(posting.mock.contexts[1])
    expect(await derive(thread)).toBe(expected)
    expect(new Set(posting.mock.contexts).size).toBe(3)
  })

  it('is replaced when it does not respond for 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const thread = new HashThread()
    const posting = vi.spyOn(Worker.prototype, 'postMessage').mockReturnValueOnce()
    const ending = vi.spyOn(Worker.prototype, 'terminate')
    const deriving = derive(thread)
    await vi.waitFor(() => expect(posting).toHaveBeenCalledOnce())
    vi.advanceTimersByTime(29_999)
    expect(ending).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(await deriving).toBe(expected)
    expect(ending.mock.contexts).toEqual([posting.mock.contexts[0]])
    expect(new Set(posting.mock.contexts).size).toBe(2)
  })

  it('leaves the threads that read files alone', async () => {
    const thread = new HashThread()
    await derive(thread)
    const order: string[] = []
    const hashing = Array.from({ length: 8 }, () => derive(thread).then(() => order.push('hash')))
    await wait(10)
    await readFile(import.meta.filename)
    order.push('file')
    await Promise.all(hashing)
    expect(order.slice(0, 2)).toContain('file')
  })
})
