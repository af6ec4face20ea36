/** The exports that only this repository needs: the sources of code examples. */
const INTERNAL = ['./examples/*']

const compiled = (target) => {
  const file = target.replace('./src/', './')
  if (!/\.tsx?$/.test(file)) return file
  const base = file.replace(/\.tsx?$/, '')
  return { types: `${base}.d.ts`, default: `${base}.js` }
}

/** The fields that concern only this repository. */
const OWN_FIELDS = ['private', 'scripts', 'devDependencies']

/** The package.json of the built package, made of the one in the repository. */
export const manifestOf = (manifest) => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !OWN_FIELDS.includes(key))),
  exports: {
    ...Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([name]) => !INTERNAL.includes(name))
        .map(([name, target]) => [name, compiled(target)]),
    ),
    './package.json': './package.json',
    './tokens/*': './tokens/*',
    './figma/*': './figma/*',
  },
  files: ['*/**/*.js', '*/**/*.d.ts', '**/*.css', 'tokens', 'figma', 'CHANGELOG.md'],
})
