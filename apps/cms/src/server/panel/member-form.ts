import { isRecord } from '@tropa/contract/is-record'
import { slugs } from '../../payload/slugs'

const writeMethods = new Set(['POST', 'PATCH'])

const isForMembers = ({ method, url }: Request) =>
  writeMethods.has(method) && new URL(url).pathname.startsWith(`/cms/api/${slugs.members}`)

const isForm = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') === true

const parse = async (request: Request): Promise<unknown> => {
  try {
    if (!isForm(request)) return await request.json()
    const text = (await request.formData()).get('_payload')
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    // Payload itself responds to what cannot be read.
    return undefined
  }
}

/**
 * The fields that a request writes to members: the panel sends them as JSON in a form's `_payload`,
 * programs send JSON. The request can be read once more.
 */
export const readMemberForm = async (request: Request): Promise<Record<string, unknown>> => {
  const form = isForMembers(request) && request.body ? await parse(request.clone()) : undefined
  return isRecord(form) ? form : {}
}
