import { Router } from 'express'
import { apiError } from '../../rpc/errors'
import { inviteProcedures } from '../../features/member/invite/procedures'
import { callsOverHttp, type SharedContext } from './api-router'
import { isSameOrigin } from '../middleware/same-origin'

/** The calls of the page at `/invite`, from that page only. */
export const inviteCalls = (shared: SharedContext): Router => {
  const mounted = Router()
  const calls = callsOverHttp(inviteProcedures, shared)
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
