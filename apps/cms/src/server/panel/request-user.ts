import type { Request } from 'express'
import type { Payload } from 'payload'
import { panelUser } from '../../payload/access/panel-user'
import { webHeaders } from '../web-streams'

type PanelUser = Awaited<ReturnType<typeof panelUser>>

const users = new WeakMap<Request, Promise<PanelUser>>()

/**
 * The member who sent a request to the panel, or `null`. The database is read once for each request,
 * however many middlewares ask.
 */
export const requestUser = (payload: Payload, request: Request): Promise<PanelUser> => {
  const known = users.get(request)
  if (known) return known
  const user = panelUser(payload, webHeaders(request))
  users.set(request, user)
  return user
}
