import type { Parameters, Preview } from '@storybook/react-vite'
import { initialize, mswLoader } from 'msw-storybook-addon'
import { toast } from '@tropa/ui/toast'
import { installMemoryStorage } from './memory-storage'
import './preview.css'
import { docsTheme } from './theme'
import { failOnUnhandledRequests, rejectUnhandledRequest } from './unhandled-requests'

const storages = installMemoryStorage()

// Following a link would navigate away from the story.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const inDocs = link?.closest('.sbdocs') && !link.closest('.sb-story')
  if (link && !inDocs) event.preventDefault()
})

initialize({
  quiet: true,
  // The built Storybook is served under /storybook/, so its base is relative.
  serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  onUnhandledRequest: rejectUnhandledRequest,
})

/** The contents of localStorage that a story asks for with its parameter `storage`. */
const storedEntries = (parameters: Parameters) => {
  const { storage: stored } = parameters as { storage?: Record<string, string> }
  return Object.entries(stored ?? {})
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: docsTheme },
    layout: 'centered',
    options: {
      storySort: {
        order: [
          'Start here',
          'Tokens',
          'Content',
          'Choosing a component',
          'Conformance',
          'Actions',
          'Forms',
          'Surfaces',
          'Navigation',
          'Data',
          'Calendar',
          'Feedback',
          'Screens',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light, dark or as the system has it',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system' },
  beforeEach: ({ globals, parameters }) => {
    for (const storage of storages) storage.clear()
    for (const [key, value] of storedEntries(parameters)) localStorage.setItem(key, value)
    const theme: unknown = globals.theme
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
    // A toast outlives its story and would appear in the next one.
    return () => toast.dismiss()
  },
  afterEach: failOnUnhandledRequests,
}

export default preview
