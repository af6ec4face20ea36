import type { Plugin } from 'payload'
import type { Operation } from '../hooks/operation'

export const beforeEveryOperation =
  (hook: (operation: Operation) => void): Plugin =>
  ({ collections = [], globals = [], ...config }) => ({
    ...config,
    collections: collections.map((each) => ({
      ...each,
      hooks: { ...each.hooks, beforeOperation: [hook, ...(each.hooks?.beforeOperation ?? [])] },
    })),
    globals: globals.map((each) => ({
      ...each,
      hooks: { ...each.hooks, beforeOperation: [hook, ...(each.hooks?.beforeOperation ?? [])] },
    })),
  })
