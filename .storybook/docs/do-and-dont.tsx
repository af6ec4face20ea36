import { Description, Heading, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { CheckIcon, XIcon } from '@tropa/ui/icons'

export interface PageStory {
  id: string
  name: string
  tags: string[]
  moduleExport: unknown
}

const Example = ({ story, right }: { story: PageStory; right: boolean }) => (
  <figure className="row-span-3 m-0 grid min-w-0 grid-rows-subgrid gap-3">
    <Unstyled>
      <p
        className={`flex items-center gap-2 border-t-4 pt-2 text-sm font-semibold ${right ? 'border-green-dot text-green-text' : 'border-red-dot text-red-text'}`}
      >
        {right ? (
          <CheckIcon aria-hidden className="size-4" />
        ) : (
          <XIcon aria-hidden className="size-4" />
        )}
        {right ? 'Do' : 'Don’t'}
      </p>
    </Unstyled>
    <div className="docs-story flex items-center justify-center overflow-x-auto rounded-card border border-line p-6 [&_.sb-story:has(iframe)]:w-full">
      <Story of={story.moduleExport} />
    </div>
    <figcaption>
      <Description of={story.moduleExport} />
    </figcaption>
  </figure>
)

/** The stories with the tags `do` and `dont`, one beside the other in pairs. */
export const DoAndDont = ({ stories }: { stories: readonly PageStory[] }) => {
  const examples = stories.filter(({ tags }) => tags.includes('do') || tags.includes('dont'))
  if (examples.length === 0) return null
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="grid gap-6 sm:grid-cols-2">
        {examples.map((story) => (
          <Example key={story.id} story={story} right={story.tags.includes('do')} />
        ))}
      </div>
    </>
  )
}
