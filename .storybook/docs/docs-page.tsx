import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './component-page'
import { ScreenPage } from './screen-page'

/** The page of a component or a screen that has none in MDX. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage /> : <ComponentPage />
}
