import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { brandFont, mockServiceWorker } from './vite-plugins'

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
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
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg" />`,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What an element takes besides is in its own documentation.
      propFilter: ({ parent }) => !parent?.fileName.includes('@types/react'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // apps/web has its own Vite configuration; in Storybook both workspaces share this one.
    plugins: [...(vite.plugins ?? []), tailwind(), brandFont(), mockServiceWorker()],
    cacheDir: fileURLToPath(new URL('../node_modules/.cache/storybook-vite', import.meta.url)),
  }),
}

export default config
