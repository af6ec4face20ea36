import { hasStatus } from './api-failure'
import { tryOrUndefined } from './try-or-undefined'

/**
 * Requests to create something that got no answer yet, each with the key of its attempt: sending the same input
 * again counts as the same attempt, even after a reload. Named like a draft, because a logout deletes it too.
 */
const name = 'draft:attempts'

/** By procedure and input: another text is another attempt. */
type Keys = Partial<Record<string, string>>

const readKeys = (): Keys =>
  tryOrUndefined(() => JSON.parse(sessionStorage.getItem(name) ?? '{}') as Keys) ?? {}

/** Without storage each attempt is a new one. */
const writeKeys = (keys: Keys) =>
  tryOrUndefined(() => sessionStorage.setItem(name, JSON.stringify(keys)))

/** What a request sends. */
interface Sent {
  /** The names of its procedure in the contract. */
  path: readonly string[]
  input: unknown
  /** What the member saw when sending it, if that counts. */
  shown?: unknown
}

/** A hash and not the text, because others may use the same computer. */
const idOf = ({ path, input, shown }: Sent) => {
  const text = `${path.join('.')} ${JSON.stringify([input, shown])}`
  let [one, other] = [0, text.length]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return `${one}.${other}`
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The key of the attempt to send this input; a new one unless an earlier attempt is still open. */
export const attemptKey = (sent: Sent): string => {
  const id = idOf(sent)
  const keys = readKeys()
  const key = keys[id] ?? newKey()
  writeKeys({ ...keys, [id]: key })
  return key
}

/** Whether an attempt to send this input is still open: it may have been done, and only its answer lost. */
export const isAttemptOpen = (sent: Sent): boolean => readKeys()[idOf(sent)] !== undefined

/** Sends something; the attempt is over when it has succeeded, or what it created was deleted. */
export const untilDone = async <Result>(
  sent: Sent,
  send: () => Promise<Result>,
): Promise<Result> => {
  const end = () => writeKeys({ ...readKeys(), [idOf(sent)]: undefined })
  try {
    const result = await send()
    end()
    return result
  } catch (error) {
    if (hasStatus(error, 409)) end()
    throw error
  }
}
