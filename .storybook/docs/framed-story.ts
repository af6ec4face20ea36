import { addons } from 'storybook/preview-api'
import type { Channel } from 'storybook/internal/channels'

interface StorybookWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } }
  }
}

/** What the toolbar has set in this document. */
export const globalsOfPreview = () =>
  (window as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {}

/** The documentation page that shows this document in a frame, because open dialogs need a document of their own. */
const docsPage: StorybookWindow | undefined = window.frameElement?.id.startsWith('iframe--')
  ? window.parent
  : undefined

/** The globals of a story; in a frame, those of the documentation page around it. */
export const withGlobalsOfPage = (globals: Record<string, unknown>) => {
  if (!docsPage) return globals
  const { dataset, dir } = docsPage.document.documentElement
  return { ...globals, theme: dataset.theme, accent: dataset.accent, direction: dir }
}

/**
 * Makes a framed story a part of its documentation page: it follows the toolbar, passes its code to the page, and
 * neither takes the focus from the reader nor scrolls the page.
 */
export const joinDocsPage = (applyGlobals: (globals: Record<string, unknown>) => void) => {
  const channel = docsPage?.__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return
  channel.on('globalsUpdated', () => applyGlobals({}))
  addons.getChannel().on('storybook/docs/snippet-rendered', (snippet: unknown) => {
    channel.emit('storybook/docs/snippet-rendered', snippet)
  })
  const native: TypedPropertyDescriptor<HTMLElement['focus']> | undefined =
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) native?.value?.call(this, { ...options, preventScroll: true })
  }
  // In Chromium selecting a text also moves the focus.
  HTMLInputElement.prototype.select = function () {
    this.setSelectionRange(0, this.value.length)
  }
}
