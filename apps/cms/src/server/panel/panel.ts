import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import type { Payload, SanitizedConfig } from 'payload'
import { isDevelopment, workspace } from '../../env'
import { cancelSchedule, schedule, showSchedules } from '../../features/schedule/panel-functions'
import { withPanelRequest } from '../../payload/access/panel-request'
import { shareConfig } from '../../payload/running-config'
import { nameOwnHost } from '../middleware/same-origin'
import { requestUser } from '../middleware/request-user'
import { plainAddress } from '../plain-address'

/** The address of this process, from which Next requests the page after a redirect of a server action. */
const ownAddress = ({ localAddress, localPort = 0 }: Socket) => ({
  hostname: plainAddress(localAddress),
  port: localPort,
})

const startNext = async (config: SanitizedConfig, socket: Socket) => {
  shareConfig(config, {
    schedule,
    'cancel-schedule': cancelSchedule,
    'show-schedules': showSchedules,
  })
  const { default: createNext } = await import('next')
  // Next adds an `upgrade` listener to the server it finds and leaves such sockets open. It gets one
  // that never listens, so that Node ignores `Upgrade` headers and each request gets a response.
  // In development the panel's pages are told of changes over such a socket.
  const httpServer =
    isDevelopment && 'server' in socket ? (socket.server as Server) : createServer()
  const next = createNext({
    dev: isDevelopment,
    dir: workspace,
    quiet: true,
    httpServer,
    // Without an address, Next would request pages from port 3000 and send the editor's session there.
    ...ownAddress(socket),
  })
  await next.prepare()
  return next.getRequestHandler()
}

/** The admin panel under `/cms`. Next starts with the first request, so that the server is up sooner. */
export const panel = (payload: Payload): RequestHandler => {
  let starting: ReturnType<typeof startNext> | undefined
  return async (request, response) => {
    starting ??= startNext(payload.config, request.socket).catch((error: unknown) => {
      starting = undefined
      throw error
    })
    const handle = await starting
    request.url = request.originalUrl
    nameOwnHost(request, payload.config.serverURL)
    const user = await requestUser(payload, request)
    await withPanelRequest({ address: plainAddress(request.ip), user }, () =>
      handle(request, response),
    )
  }
}
