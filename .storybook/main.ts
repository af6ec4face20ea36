import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { brandFont } from './brand-font'
import { componentProps } from './component-props'
import { ignoreFramedStories } from './ignore-framed-stories'
import { storyFiles } from './story-files'

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.mdx',
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
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  staticDirs: ['./public'],
  previewHead: (head) =>
    `${head ?? ''}<link rel="icon" href="./favicon.svg" /><script>${ignoreFramedStories}</script>`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // apps/web has its own Vite configuration; in Storybook both workspaces share this one.
    plugins: [...(vite.plugins ?? []), tailwind(), brandFont(), componentProps(), storyFiles()],
    cacheDir: fileURLToPath(new URL('../node_modules/.cache/storybook-vite', import.meta.url)),
  }),
}

export default config
