import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '@tropa/harness/child-processes'
import { freePort } from '@tropa/harness/free-port'
import { onPath } from './on-path.mjs'

const settingsFile = new URL('../../deploy/Caddyfile', import.meta.url)

export const caddyProgram = () => onPath('caddy').find((file) => existsSync(file))

/** Puts products behind Caddy as deploy/Caddyfile does, and returns its origin and a way to end it. */
export const startCaddy = async (folder, products) => {
  const port = await freePort()
  const settings = (await readFile(settingsFile, 'utf8'))
    .replace('{', '{\n\tadmin off')
    .replace(':80 {', `:${port} {`)
    .replace(
      'tropa-1:3000 tropa-2:3000',
      products.map((each) => `127.0.0.1:${each.port}`).join(' '),
    )
    // Caddy has these since 2.7, which is newer than Debian 12.
    .replaceAll(/\S+_buffers .*/g, '')
  const config = path.join(folder, 'Caddyfile')
  await writeFile(config, settings)
  const child = startChild(caddyProgram(), ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}.`)
    await pause(50)
  }
  return { origin, stop: () => child.kill() }
}
