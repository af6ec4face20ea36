// Builds the image with buildah, starts it and asks /api/health. Skipped if buildah or the base image is missing.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { run, stop } from './lib/run.mjs'

const maxMegabytes = 850
const name = 'tropa-trial'

const skip = (reason) => {
  console.log(`skip image: ${reason}`)
  stop(0)
}

/** What a command of buildah printed, without its warnings, or `undefined` if it failed. */
const buildah = (...args) =>
  promisify(execFile)('buildah', args).then(
    ({ stdout }) => stdout,
    () => undefined,
  )

const base = /^FROM (\S+) AS build/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? ''
if ((await buildah('--version')) === undefined) skip('buildah is not installed')
if ((await buildah('pull', '--policy', 'missing', base)) === undefined) skip(`no ${base} to be had`)

/** The container ends with this shell, which is its first process. */
const startAndAsk = (command) => `${command} &
  for attempt in $(seq 120); do
    sleep 1
    node -e 'fetch("http://127.0.0.1:3000/api/health").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' && exit 0
  done
  exit 1`

const check = async () => {
  if ((await run('buildah', ['build', '--tag', name, '.'])).code !== 0) return 'it was not built'
  const [{ size }] = JSON.parse(await buildah('images', '--json', name))
  console.log(`image: ${size}`)
  if (/GB/.test(size) || Number.parseFloat(size) > maxMegabytes) {
    return `it is larger than ${maxMegabytes} MB`
  }
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'image', name))
  await buildah('from', '--name', name, name)
  const shell = ['sh', '-c', startAndAsk(OCIv1.config.Cmd.join(' '))]
  const { code } = await run('buildah', ['run', name, '--', ...shell])
  return code === 0 ? undefined : 'it does not start or is not healthy after two minutes'
}

const failure = await check().finally(async () => {
  await buildah('rm', name)
  await buildah('rmi', name)
})
console.log(failure ? `image: ${failure}` : 'image: it starts and answers')
stop(failure ? 1 : 0)
