import { isRecord } from '@tropa/contract/is-record'
import type { TypedUser } from 'payload'
import { isAllowedPassword } from '../../features/member/hooks/check-password'
import { withPreparedPassword } from '../../features/member/password/prepared-password'
import { slugs } from '../../payload/slugs'

const writeMethods = new Set(['POST', 'PATCH'])

const isForMembers = ({ method, url }: Request) =>
  writeMethods.has(method) && new URL(url).pathname.startsWith(`/cms/api/${slugs.members}`)

const isForm = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') === true

const readForm = async (request: Request): Promise<unknown> => {
  try {
    if (!isForm(request)) return await request.json()
    const text = (await request.formData()).get('_payload')
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    // Payload itself responds to what cannot be read.
    return undefined
  }
}

/** The password that a member's form sets, if it is one that may be set. */
const newPassword = async (request: Request) => {
  const form = isForMembers(request) && request.body ? await readForm(request.clone()) : undefined
  const password = isRecord(form) ? form.password : undefined
  return isAllowedPassword(password) ? password : undefined
}

/**
 * Handles a request to Payload's REST API; where it sets a member's password, that is hashed before Payload
 * begins its transaction. Visitors can set none, so none is hashed for them.
 */
export const withPreparedForm = async <Result>(
  request: Request,
  user: TypedUser | null,
  handle: () => Promise<Result>,
): Promise<Result> => {
  const password = user ? await newPassword(request) : undefined
  if (!user || password === undefined) return handle()
  return withPreparedPassword(password, { line: user.id, isKnown: true }, handle)
}
