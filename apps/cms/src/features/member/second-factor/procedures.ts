import { memberMessages } from '@tropa/contract/member/member'
import {
  secondFactorMessages,
  type SecondFactorSecret,
  type setUpForm,
} from '@tropa/contract/member/second-factor'
import type { z } from 'zod/mini'
import { requiresSecondFactor } from '../../../payload/access/needs-second-factor'
import { readSite } from '../../../payload/globals/read-site'
import type { ApiContext } from '../../../rpc/context'
import { apiError, fieldErrors } from '../../../rpc/errors'
import { api, requireSession } from '../../../rpc/procedure'
import { changeMember, findCaller } from '../stored-member'
import {
  createSecret,
  readAppCode,
  secretUri,
  stepOfCode,
  createRecoveryCodes,
  openSecret,
  sealSecret,
} from './codes'
import { codeErrors, lacksCode, requirePassword } from './check-code'
import { switchSecondFactor } from './store'

const notSetUp = () => apiError('BAD_REQUEST', secondFactorMessages.notSetUp)

const stepOfPending = (secret: string, typed: string) => {
  const code = readAppCode(typed)
  return code === undefined ? undefined : stepOfCode(secret, code)
}

/** While a second factor is on, it counts until the new secret is confirmed. */
const beginSetUp = async (
  context: ApiContext,
  input: z.output<typeof setUpForm>,
): Promise<SecondFactorSecret> => {
  const { payload } = context
  const member = await findCaller(context)
  const { id, secondFactorSecret } = member
  const { currentPassword, code = '' } = input
  if (lacksCode(member, code)) throw fieldErrors({ code: memberMessages.missingCode })
  await requirePassword(context, member, currentPassword, () =>
    secondFactorSecret ? codeErrors(context, member, code) : Promise.resolve(undefined),
  )
  const secret = createSecret()
  const unchanged = {
    id: { equals: id },
    secondFactorSecret: { equals: secondFactorSecret ?? null },
  }
  const data = { pendingSecret: sealSecret(payload, id, secret) }
  const isStored = await changeMember(context, member, { where: unchanged, data })
  // It was switched in between, so answer for the new state.
  if (!isStored) return beginSetUp(context, input)
  const { name } = await readSite(payload)
  return { secret, uri: secretUri(secret, name, member.username) }
}

export const secondFactorProcedures = {
  get: api.secondFactor.get.handler(async ({ context }) => {
    const session = requireSession(context)
    const { secondFactor } = await findCaller(context)
    return {
      isOn: secondFactor === true,
      required: requiresSecondFactor(context.payload, session),
    }
  }),

  setUp: api.secondFactor.setUp.handler(({ context, input }) => beginSetUp(context, input)),

  confirm: api.secondFactor.confirm.handler(async ({ context, input }) => {
    const session = requireSession(context)
    const member = await findCaller(context)
    const { pendingSecret, secondFactorSecret } = member
    const secret = openSecret(context.payload, member.id, pendingSecret ?? '')
    if (!pendingSecret || secret === undefined) throw notSetUp()
    const step = await context.limits['password-member'].attempt(session.id, () =>
      Promise.resolve(stepOfPending(secret, input.code)),
    )
    if (step === undefined) throw fieldErrors({ code: secondFactorMessages.wrongCode })
    const { codes, hashes } = createRecoveryCodes()
    const setUp = { pendingSecret, secondFactorSecret, step, recoveryCodeHashes: hashes }
    const isOn = await switchSecondFactor(context, session, setUp)
    if (!isOn) throw notSetUp()
    return { recoveryCodes: codes }
  }),

  turnOff: api.secondFactor.turnOff.handler(async ({ context, input }) => {
    const session = requireSession(context)
    if (requiresSecondFactor(context.payload, session)) {
      throw apiError('FORBIDDEN', secondFactorMessages.required)
    }
    const member = await findCaller(context)
    if (!member.secondFactor) throw apiError('BAD_REQUEST', secondFactorMessages.notOn)
    await requirePassword(context, member, input.currentPassword, () =>
      codeErrors(context, member, input.code),
    )
    await switchSecondFactor(context, session)
    return { message: secondFactorMessages.turnedOff }
  }),
}
