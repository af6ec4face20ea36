import ipaddr from 'ipaddr.js'

/** An IP address as people write it: a server that listens to IPv6 too gets IPv4 addresses mapped into it. */
export const plainAddress = (address = ''): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
