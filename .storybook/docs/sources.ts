import type { UiSources } from '../ui-sources'

declare const UI_SOURCES: UiSources

/** What `ui-sources.ts` read when Storybook was built. */
export const uiSources = UI_SOURCES
