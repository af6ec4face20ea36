/** The header with which a call that creates something says which attempt it is. */
export const attemptHeader = 'Idempotency-Key'

/** The longest key, in characters. */
export const maxAttemptKey = 64

/** How long the same attempt creates nothing more. */
export const attemptHours = 24

export const attemptMessages = {
  longKey: `${attemptHeader} is longer than ${maxAttemptKey} characters.`,
  otherBody: `This ${attemptHeader} was used for something else. Nothing was done.`,
  deleted:
    'This was stored before, and somebody has deleted it since. Send it as a new one to store it once more.',
  used: 'The invite of this attempt has been used. Nothing was done.',
}
