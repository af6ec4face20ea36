import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Link } from '@tropa/ui/link'
import { useContext } from 'react'
import { DoAndDont, type PageStory } from './do-and-dont'
import { useShownTheme } from './docs-container'
import { guideOf, GuideSection } from './guide'
import { declarationsOf } from './snippet'
import { UsedTokens } from './used-tokens'

/** In Safari the keyboard scrolls only focusable elements. */
const focusable = { tabIndex: 0 }

/** Links to the source of a component and to the page on choosing a component. */
const Facts = ({ fileName }: { fileName: string }) => (
  <Unstyled>
    <p className="mb-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-soft">
      <span>
        Source:{' '}
        <code className="text-xs wrap-anywhere">
          {fileName.replace(/^\.\//, '').replace('.stories', '')}
        </code>
      </span>
      <Link href="?path=/docs/choosing-a-component--docs">When to use which component</Link>
    </p>
  </Unstyled>
)

/** The types that the props name, so that nobody has to look for them in the source. */
const Types = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const isDark = useShownTheme() === 'dark'
  const props = Object.values(preparedMeta.argTypes).map(({ table }) => table?.type?.summary ?? '')
  const declarations = declarationsOf(props)
  if (!declarations) return null
  return (
    <>
      <Subheading>Types</Subheading>
      <Source language="typescript" code={declarations} dark={isDark} />
    </>
  )
}

/** Leads to the states of a screen: in one document they would share network handlers and the session. */
const ScreenStates = ({ stories }: { stories: readonly PageStory[] }) =>
  stories.map(({ id, name, moduleExport }) => (
    <section key={id}>
      <Unstyled>
        <Link href={`?path=/story/${id}`} className="inline-block py-1">
          {name}
        </Link>
      </Unstyled>
      <Description of={moduleExport} />
    </section>
  ))

/** A pattern has no props, so its page shows what it is made of, and why. */
const Pattern = ({ fileName }: { fileName: string }) => {
  const guide = guideOf(fileName)
  return (
    <>
      <Stories title={<Heading>Examples</Heading>} />
      {[...guide.keys()].map((heading) => (
        <GuideSection key={heading} guide={guide} heading={heading} />
      ))}
    </>
  )
}

/** The states of a component after the first, which is at the top of the page. */
const States = ({ stories }: { stories: readonly PageStory[] }) => {
  const heading = <Heading>States</Heading>
  if (stories.filter(({ tags }) => tags.includes('autodocs')).length > 1)
    return <Stories title={heading} includePrimary={false} />
  return (
    <>
      {heading}
      <p>It has one, which is shown above.</p>
    </>
  )
}

/** The parts of a component's page, in the same order on every page. */
const ComponentAnswers = ({ fileName, stories }: { fileName: string; stories: PageStory[] }) => {
  const guide = guideOf(fileName)
  return (
    <>
      <Facts fileName={fileName} />
      <Primary />
      <DoAndDont stories={stories} />
      <GuideSection guide={guide} heading="Anatomy" />
      <States stories={stories} />
      <GuideSection guide={guide} heading="Keyboard" />
      <GuideSection guide={guide} heading="Screen reader" />
      <GuideSection guide={guide} heading="Words" />
      <UsedTokens component={/([\w-]+)\.stories/.exec(fileName)?.[1] ?? ''} />
      <Heading>Code</Heading>
      <Subheading>Props</Subheading>
      <div role="region" aria-label="Props" {...focusable} className="relative overflow-x-auto">
        <Controls />
      </div>
      <Types />
    </>
  )
}

/** The page of a component, made of its TSDoc, its guide and its stories, or of a pattern or a screen. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories: PageStory[] = useContext(DocsContext).componentStories()
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string }
  const [room] = preparedMeta.title.split('/')
  return (
    <>
      <Title />
      <Description />
      {room === 'Screens' ? <ScreenStates stories={stories} /> : null}
      {room === 'Patterns' ? <Pattern fileName={fileName} /> : null}
      {room === 'Screens' || room === 'Patterns' ? null : (
        <ComponentAnswers fileName={fileName} stories={stories} />
      )}
    </>
  )
}
