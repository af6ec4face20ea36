import type { Request, Response } from 'express'
import { parseCookies } from 'payload'
import { deviceSeconds, type DeviceCookie } from '../../rpc/context'
import { webHeaders } from '../web-streams'

const name = 'tropa-device'

/**
 * The device cookie of a request and its response.
 *
 * @param publicUrl - the product's address, which tells whether browsers use https
 */
export const deviceCookie = (
  request: Request,
  response: Response,
  publicUrl: string,
): DeviceCookie => ({
  get value() {
    return parseCookies(webHeaders(request)).get(name)
  },
  set: (value) => {
    response.cookie(name, value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: deviceSeconds * 1000,
    })
  },
})
