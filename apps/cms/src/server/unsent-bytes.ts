import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Where Linux lists its connections, with the bytes that each has not delivered. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']

const keyOf = (localPort: number, remoteAddress: string, remotePort: number) =>
  `${localPort} ${remoteAddress} ${remotePort}`

const plainAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address

/** Linux writes an address as 32-bit words in the byte order of the machine. */
const readAddress = (hex: string) => {
  const bytes = Buffer.from(hex, 'hex')
  if (endianness() === 'LE') bytes.swap32()
  return plainAddress(ipaddr.fromByteArray([...bytes]).toString())
}

const rowPattern = /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) \w\w ([0-9A-F]{8}):/

const readRow = (row: string): [key: string, unsent: number] | undefined => {
  const [, localPort = '', address = '', remotePort = '', unsent = ''] = rowPattern.exec(row) ?? []
  if (unsent === '' || unsent === '00000000') return undefined
  const key = keyOf(parseInt(localPort, 16), readAddress(address), parseInt(remotePort, 16))
  return [key, parseInt(unsent, 16)]
}

/** How many bytes of a socket the system has accepted but not delivered. */
export type UnsentBytes = (socket: Socket) => number

/**
 * Reads what the system still holds of each connection: it accepts megabytes at once, and Node takes
 * them for sent. Only Linux tells; elsewhere everything counts as delivered.
 */
export const readUnsentBytes = async (): Promise<UnsentBytes> => {
  const texts = await Promise.all(tables.map((table) => readFile(table, 'latin1').catch(() => '')))
  const rows = texts.flatMap((text) => text.split('\n').map(readRow))
  const unsent = new Map(rows.filter((row) => row !== undefined))
  return ({ localPort = 0, remoteAddress = '', remotePort = 0 }) =>
    unsent.get(keyOf(localPort, plainAddress(remoteAddress), remotePort)) ?? 0
}
