import { useOf } from '@storybook/addon-docs/blocks'
import results from '../../packages/ui/src/conformance/results.json'

/** The folder of the component that a documentation page is about, and its name. */
export const useComponentFolder = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string }
  const path = fileName.replace(/^\.\//, '').replace(/\/[^/]+$/, '')
  return { path, name: path.split('/').at(-1) ?? '', id: preparedMeta.componentId }
}

/** The conformance results of every component in the folder of a documentation page. */
export const useComponentResults = () => {
  const { name } = useComponentFolder()
  return results.filter(({ folder }) => folder === name)
}
