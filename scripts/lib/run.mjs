import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Stops the tools from sending statistics and from looking for updates. */
const noTelemetry = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
}

const running = new Map()

/** Ends this process and every command it has started. */
export const stop = (exitCode) => {
  for (const [child, signal] of running) child.kill(signal)
  process.exit(exitCode)
}

process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))
process.once('SIGHUP', () => stop(129))

// A signal to `npm start` ends npm and its shell, but never reaches this script inside that shell.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop(143)
}, 500).unref()

/**
 * Runs a command and returns `{ code, output }`. With `buffer` the output is returned instead of
 * shown; `killSignal` ends the command when this process has to stop.
 */
export const run = (command, args, { env = {}, buffer = false, killSignal = 'SIGTERM' } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...noTelemetry, ...env },
      stdio: buffer ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    running.set(child, killSignal)
    const chunks = []
    child.stdout?.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk))
    child.stderr?.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: `${command}: ${error.message}\n` })
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      const ended = signal ? `ended by ${signal}\n` : ''
      resolve({ code: code ?? 1, output: chunks.join('') + ended })
    })
  })

/** Runs the npm that started this script, or else the one on the path. */
export const npm = (args, options) => {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, options)
}

/** Runs a tool of `node_modules/.bin`. */
export const tool = (name, args, options) => run(`${root}node_modules/.bin/${name}`, args, options)

/**
 * Prints a line at the start of long work, every 20 seconds and at its end. Work that ends within
 * `silentFor` milliseconds prints nothing.
 */
export const withProgress = async (label, work, { silentFor = 0 } = {}) => {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  let isAnnounced = false
  const announce = () => {
    isAnnounced = true
    console.log(`tropa: ${label}`)
  }
  const announcing = silentFor > 0 ? setTimeout(announce, silentFor) : announce()
  const timer = setInterval(() => console.log(`tropa: ${label} (${seconds()} s so far)`), 20_000)
  try {
    return await work()
  } finally {
    clearTimeout(announcing)
    clearInterval(timer)
    if (isAnnounced) console.log(`tropa: ${label}: ${seconds()} s`)
  }
}
