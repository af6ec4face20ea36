import { spawn } from 'node:child_process'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a program that never outlives this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export const startChild = (command, args, options) => {
  const child = spawn(command, args, options)
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

const inherited = ['PATH', 'HOME', 'NODE_OPTIONS', 'TMPDIR', 'LANG']

/**
 * The environment of a child: the given variables and what every program needs, so that a developer's
 * own settings never change a test. `undefined` removes a variable.
 *
 * @param {Record<string, string | undefined>} variables
 * @returns {NodeJS.ProcessEnv}
 */
export const childEnvironment = (variables) => {
  const base = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  const all = Object.entries({ ...base, ...variables })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
