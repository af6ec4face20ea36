import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { describeHandedOn, isShownProp } from './docs/props'
import { readUiSources } from './ui-sources'
import { brandFont, mockServiceWorker } from './vite-plugins'

/** Replaces the browser's storages with empty ones in memory, for this page only. */
const storeInMemory = `for (const name of ['localStorage', 'sessionStorage']) {
  const value = Object.create({
    get length() { return Object.keys(this).length },
    clear() { for (const key of Object.keys(this)) delete this[key] },
    getItem(key) { return this.hasOwnProperty(key) ? this[key] : null },
    key(index) { return Object.keys(this)[index] ?? null },
    removeItem(key) { delete this[key] },
    setItem(key, item) { this[key] = String(item) },
  })
  Object.defineProperty(window, name, { configurable: true, value })
}`

/** The frame keeps what was chosen, unless the browser forbids it. */
const frameStorage = `<script>try { void (localStorage, sessionStorage) } catch { ${storeInMemory} }</script>`

/** A story cannot read or change what its site has stored. */
const storyStorage = `<script>${storeInMemory}</script>`

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    './patterns/*.stories.tsx',
    './docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The headings of A to Z are the other names of the components.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  managerHead: (head) => `${frameStorage}${head ?? ''}`,
  previewHead: (head) => `${storyStorage}${head ?? ''}<link rel="icon" href="./favicon.svg" />`,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop, component) => {
        describeHandedOn(prop)
        return isShownProp(prop, component)
      },
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // The pages of the tokens and accents show both themes beside each other, which only light-dark() itself can do.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    define: { ...vite.define, UI_SOURCES: JSON.stringify(readUiSources()) },
    // apps/web has its own Vite configuration; in Storybook both workspaces share this one.
    plugins: [...(vite.plugins ?? []), tailwind(), brandFont(), mockServiceWorker()],
    cacheDir: fileURLToPath(new URL('../node_modules/.cache/storybook-vite', import.meta.url)),
  }),
}

export default config
