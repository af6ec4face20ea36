import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'

/** The name that a query asks for, and where it ends. */
const questionOf = (query: Buffer) => {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

const answerTo = (query: Buffer, textsOf: Readonly<Record<string, readonly string[]>>): Buffer => {
  const { name, end } = questionOf(query)
  const texts = textsOf[name]
  const records = (texts ?? []).map((text) => {
    const data = Buffer.from(text)
    // Points at the name of the question; a text of class IN that is kept for no time.
    const head = [0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, data.length + 1, data.length]
    return Buffer.concat([Buffer.from(head), data])
  })
  // An answer that may be asked to ask others; NXDOMAIN if there is no such name.
  const flags = [0x81, texts ? 0x80 : 0x83]
  const counts = [0, 1, 0, records.length, 0, 0, 0, 0]
  return Buffer.concat([
    query.subarray(0, 2),
    Buffer.from([...flags, ...counts]),
    query.subarray(12, end),
    ...records,
  ])
}

/**
 * Starts a DNS server on the loopback address, and a resolver that asks it.
 *
 * @param textsOf - the text records of each name; without it the server never answers
 */
export const startDnsServer = async (textsOf?: Readonly<Record<string, readonly string[]>>) => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    if (textsOf) socket.send(answerTo(query, textsOf), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 60_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, stop: () => socket.close() }
}
