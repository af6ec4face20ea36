/**
 * Finds circular imports, including those of types, which ESLint's own rule would miss.
 * `zones.js` says which folder may import which.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const config = {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.next|storybook-static)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

export default config
