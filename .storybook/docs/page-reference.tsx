import {
  Controls,
  Heading,
  PureArgsTable,
  Stories,
  Subheading,
  useOf,
} from '@storybook/addon-docs/blocks'
import folders from 'virtual:component-props'
import { nameOfComponent, rowsOf } from './arg-types'
import { useComponentFolder } from './component-results'

/** The props of what the component's folder exports besides the component of its stories. */
const PropsOfParts = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { name: folder } = useComponentFolder()
  const main = nameOfComponent(preparedMeta.component, preparedMeta.title)
  return Object.entries(folders[folder] ?? {})
    .filter(([name]) => name !== main)
    .map(([name, props]) => (
      <section key={name} data-part={name}>
        <Subheading>{`Props of ${name}`}</Subheading>
        {Object.keys(props).length === 0 ? (
          <p>It has no props of its own: it takes those of its element.</p>
        ) : (
          <PureArgsTable rows={rowsOf(props)} sort="requiredFirst" />
        )}
      </section>
    ))
}

/** The end of a component's page: the props of all its parts, and its stories after the first. */
export const PageReference = () => (
  <>
    <Heading>Props</Heading>
    <Controls />
    <PropsOfParts />
    <Stories includePrimary={false} />
  </>
)
