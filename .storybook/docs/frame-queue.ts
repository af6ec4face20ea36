/** How long a story may keep the next one waiting, in milliseconds. */
const patience = 15_000

let turn = Promise.resolve()

const isFinished = (frame: HTMLIFrameElement) => {
  const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
  return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '')
}

const untilFinished = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve) => {
    const started = Date.now()
    const timer = setInterval(() => {
      const isOver = !frame.isConnected || Date.now() - started > patience
      if (!isOver && !isFinished(frame)) return
      clearInterval(timer)
      resolve()
    }, 50)
  })

/**
 * Loads a story into its frame when those before it have been played: two `play` functions at the same
 * time take the focus from each other.
 */
export const loadInTurn = (frame: HTMLIFrameElement, address: string) => {
  turn = turn.then(() => {
    if (!frame.isConnected) return undefined
    frame.src = address
    return untilFinished(frame)
  })
}
