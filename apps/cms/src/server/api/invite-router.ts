import { Router } from 'express'
import { inviteProcedures } from '../../features/member/invite'
import { apiError } from '../../rpc/errors'
import { isSameOrigin } from '../middleware/same-origin'
import { procedureRouter, type SharedContext } from './api-router'

/** The procedures of the page at `/invite`, for requests from our own origin only. */
export const inviteRouter = (shared: SharedContext): Router => {
  const mounted = Router()
  const procedures = procedureRouter(inviteProcedures, shared)
  mounted.post('/{*path}', (request, response, next) => {
    if (isSameOrigin(request, shared.env.publicUrl)) {
      procedures(request, response, next)
    } else {
      const { status, message } = apiError('FORBIDDEN')
      response.status(status).json({ message })
    }
  })
  return mounted
}
