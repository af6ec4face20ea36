import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Link } from '@tropa/ui/link'
import { useContext } from 'react'
import { declarationsOf } from './snippet'

/** Safari scrolls with the keyboard only what can have the focus. */
const focusable = { tabIndex: 0 }

/** Where the source of a component is, and when to take another one. */
const Facts = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string }
  const path = fileName.replace(/^\.\//, '').replace('.stories', '')
  return (
    <Unstyled>
      <p className="mb-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-soft">
        <span>
          Source: <code className="text-xs wrap-anywhere">{path}</code>
        </span>
        <Link href="?path=/docs/choosing-a-component--docs">When to use which component</Link>
      </p>
    </Unstyled>
  )
}

/** The types that the props name, so that nobody has to look for them in the source. */
const Types = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const props = Object.values(preparedMeta.argTypes).map(({ table }) => table?.type?.summary ?? '')
  const declarations = declarationsOf(props)
  if (!declarations) return null
  return (
    <>
      <Heading>Types</Heading>
      <Source language="typescript" code={declarations} />
    </>
  )
}

interface ScreenStory {
  id: string
  name: string
  moduleExport: unknown
}

/** Leads to the states of a screen: in one document they would share network handlers and the session. */
const States = () => {
  const { componentStories } = useContext(DocsContext)
  return componentStories().map(({ id, name, moduleExport }: ScreenStory) => (
    <section key={id}>
      <Unstyled>
        <Link href={`?path=/story/${id}`}>{name}</Link>
      </Unstyled>
      <Description of={moduleExport} />
    </section>
  ))
}

/** The page of a component, made of its TSDoc and its stories, or of a screen. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const isScreen = preparedMeta.title.startsWith('Screens/')
  return (
    <>
      <Title />
      <Description />
      {isScreen ? (
        <States />
      ) : (
        <>
          <Facts />
          <Primary />
          <Heading>Props</Heading>
          <div role="region" aria-label="Props" {...focusable} className="relative overflow-x-auto">
            <Controls />
          </div>
          <Types />
          <Stories includePrimary={false} />
        </>
      )}
    </>
  )
}
