import type { AuditEntry } from '@tropa/contract/audit/audit'
import { foundBy } from '../../database/containing'
import { findPage } from '../../database/rows'
import type { AuditTrail } from '../../payload/payload-types'
import { api } from '../../rpc/procedure'

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

export const auditProcedures = {
  list: api.audit.list.handler(async ({ context, input }) => {
    const { docs, pagination } = await findPage(context.payload, 'audit-trail', input, {
      where: foundBy(input.search),
      sort: ['-at', '-id'],
    })
    return { entries: docs.map(toEntry), pagination }
  }),
}
