import { Router } from 'express'
import { apiError } from '../api/errors'
import { inviteRoutes } from '../member/invite-routes'
import { callsOverHttp, type SharedContext } from './api'
import { isSameOrigin } from './same-origin'

/** The calls of the page at `/invite`, from that page only. */
export const inviteCalls = (shared: SharedContext): Router => {
  const mounted = Router()
  const calls = callsOverHttp(inviteRoutes, shared)
  mounted.post('/{*path}', (request, response, next) => {
    if (isSameOrigin(request, shared.env.publicUrl)) {
      calls(request, response, next)
    } else {
      const { status, message } = apiError('FORBIDDEN')
      response.status(status).json({ message })
    }
  })
  return mounted
}
