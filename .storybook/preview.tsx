import type { Parameters, Preview } from '@storybook/react-vite'
import { initialize, mswLoader } from 'msw-storybook-addon'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { accents } from '@tropa/ui/accent'
import * as icons from '@tropa/ui/icons'
import { toast } from '@tropa/ui/toast'
import { applyDirection, withDirection } from './direction'
import { applyAccent, applyTheme, DocsContainer } from './docs/docs-container'
import { DocsPage } from './docs/docs-page'
import { globalsOfPreview, joinDocsPage, withGlobalsOfPage } from './docs/framed-story'
import { ownPropsFirst } from './docs/props'
import { completeSnippet } from './docs/snippet'
import { pictureModes, stopClockInPictures } from './pictures'
import './preview.css'
import { failOnUnhandledRequests, rejectUnhandledRequest } from './unhandled-requests'

// A story's code is fetched with its first request, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Storybook's frame stores in the browser's own storage, and the browser reports it to this window: a member's screen
// would take it for a session that ended elsewhere.
window.addEventListener(
  'storage',
  (event) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  },
  { capture: true },
)
stopClockInPictures()

const applyGlobals = ({ globals }: { globals: Record<string, unknown> }) => {
  const { accent, direction, theme } = withGlobalsOfPage(globals)
  applyDirection(direction)
  applyTheme(theme)
  applyAccent(accent)
}
joinDocsPage((globals) => applyGlobals({ globals }))
// Documentation pages have no story whose `beforeEach` could apply the globals. They are not taken from the events,
// which may carry those of a story in a frame of the page.
for (const event of ['setGlobals', 'globalsUpdated']) {
  addons.getChannel().on(event, () => applyGlobals({ globals: globalsOfPreview() }))
}

// Following a link of a story or an example would navigate away from it. A link between documentation pages
// is followed by Storybook's frame, which shows the page with its sidebar; links of MDX do that themselves.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link || event.defaultPrevented) return
  const href = link.getAttribute('href') ?? ''
  const inDocs = link.closest('.sbdocs') && !link.closest('.sb-story')
  if (inDocs && !href.startsWith('?path=')) return
  event.preventDefault()
  if (inDocs) addons.getChannel().emit('navigateUrl', href)
})

// The built Storybook is served under /storybook/, so its base is relative.
const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` }

initialize({ quiet: true, serviceWorker, onUnhandledRequest: rejectUnhandledRequest })

/**
 * Sets the handlers of a story once the requests of the one before have found theirs: the service worker passes
 * requests on in their order.
 */
const setHandlers: typeof mswLoader = async (context) => {
  await fetch(serviceWorker.url)
  return mswLoader(context)
}

/** The contents of localStorage that a story asks for with its parameter `storage`. */
const storedEntries = (parameters: Parameters) => {
  const { storage: stored } = parameters as { storage?: Record<string, string> }
  return Object.entries(stored ?? {})
}

// The code of a story names its icons as they are imported, not as Lucide calls them.
for (const [name, Icon] of Object.entries(icons)) Icon.displayName = name

/** The control of an element or a list would show its internals. */
const withoutEditorsOfObjects: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const objects = Object.keys(initialArgs).filter((name) => typeof initialArgs[name] === 'object')
  const withoutEditor = objects.map(
    (name) => [name, { ...argTypes[name], name, control: { disable: true } }] as const,
  )
  return { ...argTypes, ...Object.fromEntries(withoutEditor) }
}

/** Hides the empty controls panel of a pattern or a screen. */
const withoutEmptyPanel: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  if (Object.keys(argTypes).length === 0) Object.assign(parameters, { controls: { disable: true } })
  return argTypes
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [setHandlers],
  decorators: [withDirection],
  argTypesEnhancers: [withoutEditorsOfObjects, ownPropsFirst, withoutEmptyPanel],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    chromatic: { modes: pictureModes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      source: {
        language: 'tsx',
        // Shows the rendered elements, even of a story that takes no args.
        type: 'dynamic',
        transform: completeSnippet,
      },
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        // The list beside A to Z has its letters, not every name.
        ignoreSelector: ".sb-unstyled *, .sb-story *, h3:has(a[href*='path='])",
      },
    },
    layout: 'centered',
    options: {
      storySort: {
        order: [
          'Start here',
          'Tokens',
          'Accents',
          'Choosing a component',
          'A to Z',
          'Patterns',
          'Actions',
          'Forms',
          'Surfaces',
          'Navigation',
          'Data',
          'Calendar',
          'Feedback',
          'Drawings',
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
    accent: {
      description: 'The colour that a team chooses',
      toolbar: {
        title: 'Accent',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: accents.map(({ value, label }) => ({ value, title: label })),
      },
    },
    direction: {
      description: 'The direction in which people read',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowright' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', accent: 'amber', direction: 'ltr' },
  beforeEach: ({ globals, parameters }) => {
    localStorage.clear()
    sessionStorage.clear()
    // A dialog that is open when its story ends may leave the body blocked.
    document.body.style.removeProperty('pointer-events')
    for (const [key, value] of storedEntries(parameters)) localStorage.setItem(key, value)
    applyGlobals({ globals })
    // A toast outlives its story and would appear in the next one.
    return () => toast.dismiss()
  },
  afterEach: failOnUnhandledRequests,
}

export default preview
