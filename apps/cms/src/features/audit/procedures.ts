import type { AuditEntry } from '@tropa/contract/audit/audit'
import type { Where } from 'payload'
import { containing } from '../../database/containing'
import { findPage } from '../../database/rows'
import type { AuditTrail } from '../../payload/payload-types'
import { api } from '../../rpc/procedure'

/** The server and its commands have no id. */
const byMember: Where = { actorId: { not_equals: '' } }

const toEntry = (stored: AuditTrail): AuditEntry => {
  const { id, at, actor, actorId, address, action, rowTitle, fields } = stored
  return {
    _id: id,
    at,
    username: actorId ? actor : null,
    address: (actorId && address) || null,
    action,
    subject: rowTitle || null,
    fields: fields ? fields.split(', ') : [],
  }
}

const found = (search: string): Where =>
  search === ''
    ? {}
    : {
        or: [
          { and: [byMember, containing(['actor', 'address'], search)] },
          containing(['rowTitle'], search),
          // The screen shows `sign-in` as `Sign in`.
          containing(['action'], search.replaceAll(' ', '-')),
        ],
      }

export const auditProcedures = {
  list: api.audit.list.handler(async ({ context, input }) => {
    const { docs, pagination } = await findPage(context.payload, 'audit-trail', input, {
      where: found(input.search),
      sort: ['-at', '-id'],
    })
    return { entries: docs.map(toEntry), pagination }
  }),
}
