import { existsSync, readFileSync } from 'node:fs'

/** Which machine took the pictures: another system or browser draws text differently. */
export const browserFile = new URL('pictures/browser.txt', import.meta.url)

const distribution = () => {
  const file = '/etc/os-release'
  const [, id] = (existsSync(file) && /^ID="?([^"\n]+)/m.exec(readFileSync(file, 'utf8'))) || []
  return id ? ` (${id})` : ''
}

/** The system and the major version of Chromium, as `pictures/browser.txt` names them. */
export const describeBrowser = (version: string) =>
  `${process.platform}${distribution()}, Chromium ${version.split('.')[0] ?? ''}\n`
