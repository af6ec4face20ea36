import * as z from 'zod/mini'
import { currentPassword, memberMessages } from './member'
import {
  body,
  confirmation,
  forbidden,
  memberLimited,
  settingUp,
  settingUpLimited,
} from '../procedure-builders'
import { maxLength, optionalText, requiredText } from '../base/text'

export const codeDigits = 6

/** How long a code of an authenticator app lasts, in seconds. */
export const codeSeconds = 30

export const recoveryCodeCount = 10

export const secondFactorMessages = {
  wrongCode: 'This code is not valid.',
  unreadable:
    'This server cannot check the codes of your app any more. Use a recovery code, or ask who runs it to take your second factor off.',
  notOn: 'Your second factor is not on.',
  notSetUp: 'Start the set-up again: no second factor is waiting for a code.',
  required: 'A second factor is required here, so it cannot be turned off.',
  turnedOff: 'Your second factor is off.',
} as const

/** A recovery code is longer than a code of an app; blanks and hyphens in either are ignored. */
const code = requiredText(memberMessages.missingCode, maxLength.code)

/** `code` is from the phone that is set up now, or a recovery code; required while the second factor is on. */
export const setUpForm = body({
  currentPassword,
  code: optionalText(memberMessages.missingCode, maxLength.code),
})

export const confirmForm = body({ code })

export const turnOffForm = body({ currentPassword, code })

/** Whether the caller has a second factor, and whether the server's settings ask for one. */
export const secondFactorState = z.object({ isOn: z.boolean(), required: z.boolean() })

export type SecondFactorState = z.infer<typeof secondFactorState>

/** The key of an authenticator app, in base32 and as the address that a QR code holds. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() })

export type SecondFactorSecret = z.infer<typeof secondFactorSecret>

const path = '/user/second-factor'

export const secondFactorContract = {
  get: settingUp.get(path, 'Whether the second factor is on').output(secondFactorState),
  setUp: settingUpLimited
    .post(
      path,
      'Get a secret, which counts once it is confirmed, for the first phone or in place of another',
    )
    .input(setUpForm)
    .output(secondFactorSecret),
  confirm: settingUpLimited
    .post(`${path}/confirm`, 'Turn the second factor on and end every other session')
    .input(confirmForm)
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  turnOff: memberLimited
    .del(path, 'Turn the second factor off and end every other session')
    .errors(forbidden(secondFactorMessages.required))
    .input(turnOffForm)
    .output(confirmation),
}
