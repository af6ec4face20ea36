import {
  Controls,
  Heading,
  PureArgsTable,
  Stories,
  Subheading,
  useOf,
} from '@storybook/addon-docs/blocks'
import folders, { elements } from 'virtual:component-props'
import { nameOfComponent, rowsOf } from './arg-types'
import { useComponentFolder } from './component-results'
import { Scrolling } from './scrolling'

/** Says which element a component hands all other props to. */
const PropsOfElement = ({ component }: { component: string }) => {
  const element = elements[component]
  if (element === undefined) return null
  return element === '' ? (
    <p>It also takes the props that every HTML element has.</p>
  ) : (
    <p>
      It also takes the props of the native <code>&lt;{element}&gt;</code>, and a <code>ref</code>.
    </p>
  )
}

/** The name of the component that the stories of a page are about. */
const useMainComponent = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  return nameOfComponent(preparedMeta.component, preparedMeta.title)
}

/** The props of what the component's folder exports besides the component of its stories. */
const PropsOfParts = () => {
  const { name: folder } = useComponentFolder()
  const main = useMainComponent()
  return Object.entries(folders[folder] ?? {})
    .filter(([name]) => name !== main)
    .map(([name, props]) => {
      const rows = rowsOf(props)
      const isEmpty = Object.keys(rows).length === 0
      return (
        <section key={name} data-part={name}>
          <Subheading>{`Props of ${name}`}</Subheading>
          {isEmpty ? (
            <p>It has no props of its own.</p>
          ) : (
            <Scrolling label={`Props of ${name}`}>
              <PureArgsTable rows={rows} sort="requiredFirst" />
            </Scrolling>
          )}
          <PropsOfElement component={name} />
        </section>
      )
    })
}

/** The end of a component's page: the props of all its parts, and its stories after the first. */
export const PageReference = () => {
  const main = useMainComponent()
  return (
    <>
      <Heading>Props</Heading>
      <Scrolling label="Props">
        <Controls />
      </Scrolling>
      <PropsOfElement component={main} />
      <PropsOfParts />
      <Stories includePrimary={false} />
    </>
  )
}
