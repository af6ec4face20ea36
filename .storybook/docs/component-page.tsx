import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Link } from '@tropa/ui/link'
import { useContext, type ReactNode } from 'react'
import product from '../../package.json'
import aliases from '../aliases.json'
import { Scrolling } from './scrolling'

interface PageStory {
  name: string
  moduleExport: unknown
}

const { repository } = product as { repository?: { url: string } }
const sources = repository?.url.replace(/^git\+|\.git$/g, '').concat('/blob/HEAD')

/** Where the source of a component is, when to take another one, and under which names it is found. */
const Facts = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string }
  const path = fileName.replace(/^\.\//, '').replace('.stories', '')
  const names = new Map(Object.entries(aliases)).get(`${preparedMeta.componentId}--docs`)
  return (
    <Unstyled>
      <p className="mb-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-soft">
        {sources ? (
          <Link href={`${sources}/${path}`} target="_blank">
            Source
          </Link>
        ) : (
          <span>
            Source: <code className="text-xs wrap-anywhere">{path}</code>
          </span>
        )}
        <Link href="?path=/docs/choosing-a-component--docs">When to use which component</Link>
        {names ? <span>Also found as: {names.join(', ')}</span> : null}
      </p>
    </Unstyled>
  )
}

/**
 * The page of a component, made of its TSDoc and its stories. A page in MDX passes what it has to say
 * besides.
 */
export const ComponentPage = ({ children }: { children?: ReactNode }) => {
  const { componentStories } = useContext(DocsContext)
  const example = componentStories().find(({ name }: PageStory) => name === 'Example') as
    PageStory | undefined
  return (
    <>
      <Title />
      <Description />
      <Facts />
      <Canvas of={example?.moduleExport} sourceState="shown" />
      {children}
      <Heading>Props</Heading>
      <Primary />
      <Scrolling label="Props">
        <Controls />
      </Scrolling>
      <Stories includePrimary={false} />
    </>
  )
}
