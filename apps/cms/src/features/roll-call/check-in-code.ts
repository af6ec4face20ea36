import { checkInDigits, checkInSeconds } from '@tropa/contract/roll-call/check-in'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { deriveKey } from '../../payload/secret'

/** For so many half minutes a code is known as one that has run out. */
const remembered = 20

/** Only this server can tell the codes of a meeting: its id is known to members. */
const totpOf = ({ config }: Payload, meetingId: string) => {
  const { buffer } = Uint8Array.from(deriveKey(config.secret, `tropa check-in ${meetingId}`))
  return new TOTP({
    algorithm: 'SHA256',
    digits: checkInDigits,
    period: checkInSeconds,
    secret: new Secret({ buffer }),
  })
}

/** The code that is shown at a moment, and when the next one takes its place. */
export const codeAt = (payload: Payload, meetingId: string, now: number) => {
  const totp = totpOf(payload, meetingId)
  return {
    code: totp.generate({ timestamp: now }),
    until: new Date(now + totp.remaining({ timestamp: now })).toISOString(),
  }
}

/** What a code is at a moment: that of this half minute or the last one is right. */
export const judgeCode = (
  payload: Payload,
  meetingId: string,
  code: string,
  now: number,
): 'right' | 'run-out' | 'wrong' => {
  const window = remembered
  const delta = totpOf(payload, meetingId).validate({ token: code, timestamp: now, window })
  if (delta === null || delta > 0) return 'wrong'
  return delta >= -1 ? 'right' : 'run-out'
}
