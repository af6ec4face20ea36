import type { UiSources } from '../ui-sources'

declare const UI_SOURCES: UiSources

/** What `ui-sources.ts` has read when Storybook was built. */
export const uiSources = UI_SOURCES
