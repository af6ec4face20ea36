import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import checkFile from 'eslint-plugin-check-file'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { classNames } from './scripts/lint/class-names.js'

const root = import.meta.dirname

const tests = ['**/*.test.{ts,tsx}', '**/{test,testing}/**', 'e2e/**']
const stories = ['**/*.stories.tsx', '**/*-stories.ts', '.storybook/**']
const configs = ['**/*.config.{js,ts,mjs}', '.size-limit.js']
const nodeScripts = [
  'scripts/**',
  'packages/harness/**',
  '*/*/scripts/**',
  '*/*/build.mjs',
  'bench/**',
  'faults/**',
]

const processEnvironment = [
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'Read the environment in env.ts only.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name="env"]',
    message: 'Read the environment in env.ts only.',
  },
]

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.next/',
    '**/.turbo/',
    '**/.cache/',
    '**/coverage/',
    '**/storybook-static/',
    '**/test-results/',
    '**/playwright-report/',
    'data/',
    '**/importMap.js',
    '**/payload-types.ts',
    '**/next-env.d.ts',
  ]),
  { linterOptions: { noInlineConfig: true } },

  js.configs.recommended,
  {
    name: 'tropa/types',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'lib', name: 'Response' }] },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    name: 'tropa/scripts',
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        Buffer: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        URL: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        // Inside what a script has a browser evaluate.
        document: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },

  {
    name: 'tropa/modules',
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'tsconfig.json',
            'packages/*/tsconfig.json',
            'apps/*/tsconfig.json',
            'e2e/tsconfig.json',
          ],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { considerQueryString: true }],
      'import-x/no-self-import': 'error',
      'check-file/no-index': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        {
          '{packages,e2e,faults,scripts}/**/': 'KEBAB_CASE',
          'apps/*/src/!(app)/**/': 'KEBAB_CASE',
        },
      ],
      eqeqeq: 'error',
      // ESLint itself exempts default exports, which Next requires as declarations.
      'func-style': ['error', 'expression'],
      'max-lines': ['error', 300],
      'no-warning-comments': ['error', { terms: ['todo:', 'fixme', 'xxx'], location: 'anywhere' }],
      'no-restricted-syntax': [
        'error',
        ...processEnvironment,
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
      'prefer-arrow-callback': 'error',
    },
  },
  {
    name: 'tropa/environment',
    files: ['**/env.ts', ...configs, ...nodeScripts, ...tests, '.storybook/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    name: 'tropa/default-exports',
    // Storybook, Next, Payload, Vite, Vitest, Playwright, ESLint and size-limit look for a default export.
    files: [...configs, ...stories, 'apps/cms/src/app/**', 'apps/cms/src/start/cli.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'tropa/tests',
    files: tests,
    rules: {
      // Vitest's asymmetric matchers are typed `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Playwright reads what a fixture needs from the pattern of its first parameter.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    name: 'tropa/migrations',
    // Written by Payload, which chooses their names and lists them in an index.
    files: ['apps/cms/src/database/migrations/*.ts'],
    rules: {
      'check-file/filename-naming-convention': 'off',
      'check-file/no-index': 'off',
      'func-style': 'off',
      'max-lines': 'off',
    },
  },

  {
    name: 'tropa/react',
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    name: 'tropa/colours',
    files: ['packages/ui/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    // A drawn picture, as stories have, carries its own colours.
    ignores: ['packages/ui/src/theme/**', 'packages/ui/src/**/sample-*.ts', ...tests],
    plugins: { 'class-names': classNames },
    rules: { 'class-names/no-raw-colours': 'error' },
  },
  {
    name: 'tropa/directions',
    files: [
      'packages/ui/src/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
      '.storybook/**/*.{ts,tsx}',
    ],
    ignores: tests,
    plugins: { 'class-names': classNames },
    rules: { 'class-names/no-physical-utilities': 'error' },
  },
)
