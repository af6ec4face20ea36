/** The header that identifies an attempt to create something, so that a retry does not create it twice. */
export const attemptHeader = 'Idempotency-Key'

/** The longest key, in characters. */
export const maxAttemptKey = 64

/** How long a repeated attempt creates nothing again, in hours. */
export const attemptHours = 24

export const attemptMessages = {
  longKey: `${attemptHeader} is longer than ${maxAttemptKey} characters.`,
  otherBody: `This ${attemptHeader} was used for something else. Nothing was done.`,
  deleted:
    'This was stored before, and somebody has deleted it since. Send it as a new one to store it once more.',
  used: 'The invite of this attempt has been used. Nothing was done.',
}
