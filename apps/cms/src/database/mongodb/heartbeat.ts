/**
 * Sends a heartbeat again and again, each only after the one before it was answered: while MongoDB waits
 * for a lock they would wait as well, and together take what it has for all databases.
 *
 * @param every - the pause, in milliseconds
 * @returns ends it
 */
export const startHeartbeat = (every: number, send: () => Promise<unknown>): (() => void) => {
  let isSending = false
  const timer = setInterval(() => {
    if (isSending) return
    isSending = true
    void send()
      .catch(() => undefined)
      .finally(() => {
        isSending = false
      })
  }, every)
  return () => clearInterval(timer)
}
