import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** `203.0.113.7`, perhaps with a port, and `2001:db8::7`, perhaps with a zone or in brackets with a port. */
const shapes = [/^\[([^\]%]+)(?:%[^\]]*)?\](?::\d+)?$/, /^([\d.]+):\d+$/, /^([^%]+)(?:%.*)?$/]

/** The address in an entry of the header, which some proxies write as `Forwarded` has it. */
const addressIn = (entry: string): string | undefined => {
  const written = entry.replace(/;.*/, '').trim().replace(/^for=/i, '').replaceAll('"', '')
  const found = shapes.flatMap((shape) => shape.exec(written)?.[1] ?? [])
  return found.find((address) => isIP(address) > 0)
}

/**
 * Leaves only addresses in `X-Forwarded-For`: Express takes entries as they are, so that each connection of a proxy
 * that writes ports would be another client. Entries before one without an address are dropped too: the client itself
 * wrote them, and Express then takes the proxy's own address.
 */
export const readForwardedFor = (headers: IncomingHttpHeaders): void => {
  const written = headers['x-forwarded-for']
  if (written === undefined) return
  const addresses = String(written).split(',').map(addressIn)
  headers['x-forwarded-for'] = addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ')
}
