import { tool } from './run.mjs'

/** Runs tasks of turbo.json; the cache stays on this machine. */
export const turbo = (args, { env, ...options } = {}) =>
  tool('turbo', ['run', '--cache=local:rw', '--ui=stream', ...args], {
    ...options,
    // A production build must not depend on the caller's environment.
    env: { ...env, NODE_ENV: undefined, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
