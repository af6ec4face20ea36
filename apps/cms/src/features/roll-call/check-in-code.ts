import { checkInDigits, checkInSeconds } from '@tropa/contract/roll-call/check-in'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { deriveKey } from '../../payload/secret'

/** For how many half minutes an expired code is still recognized as one. */
const remembered = 20

/** Only this server can make the codes of a meeting, although members know its id. */
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

/** Judges a code at a moment: those of this half minute and the last one are right. */
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
