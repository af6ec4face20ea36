import { Description, DocsContext, Heading, Subheading, Title } from '@storybook/addon-docs/blocks'
import { useContext, useSyncExternalStore } from 'react'
import { chosenDirection } from '../direction'
import { chosenTheme, onThemeChange } from '../theme-global'

interface ScreenStory {
  id: string
  name: string
  moduleExport: unknown
}

/** The toolbar's choices, for the address of a story's frame. */
const chosenGlobals = () =>
  `theme:${chosenTheme()};direction:${chosenDirection()};a11y.manual:!true`

/**
 * The page of a screen: its states, each in a document of its own that loads when somebody scrolls to it.
 * In one document they would share network handlers, the stored session and the scroll lock.
 */
export const ScreenPage = () => {
  const { componentStories } = useContext(DocsContext)
  const globals = useSyncExternalStore(onThemeChange, chosenGlobals)
  return (
    <>
      <Title />
      <Description />
      <Heading>States</Heading>
      {componentStories().map(({ id, name, moduleExport }: ScreenStory) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <iframe
            title={name}
            loading="lazy"
            src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
            className="mb-10 block h-142 w-full rounded-card border border-line"
          />
        </section>
      ))}
    </>
  )
}
