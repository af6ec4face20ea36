import manifest from '../../package.json' with { type: 'json' }

/** Put in by `build.mjs`. */
declare const BUILD: { commit: string; builtAt: string } | undefined

export const { version } = manifest

/** The commit that was built, and when; unknown if the sources run unbuilt, as in tests. */
export const build =
  typeof BUILD === 'undefined' ? { commit: 'unknown', builtAt: 'unknown' } : BUILD
