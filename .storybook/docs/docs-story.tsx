import { DocsContext, Story, useOf, type StoryProps } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoryFrame } from './story-frame'

/** The sizes in which Storybook's toolbar draws a story for phones. */
const phone = { width: 320, height: 568 }

interface Parameters {
  layout?: string
  docs?: { story?: { height?: string } }
}

/**
 * A story on a documentation page. One that fills the window, is drawn for phones or whose `play` function
 * brings it into its state (its tag is `framed`) has a document of its own: network handlers, the body, the
 * scroll lock and the stored session of one story would otherwise be those of all stories on the page.
 */
export const DocsStory = (props: StoryProps) => {
  const { channel } = useContext(DocsContext)
  const { story } = useOf(props.of ?? 'story', ['story'])
  const { layout, docs }: Parameters = story.parameters
  const isForPhones = 'viewport' in story.storyGlobals
  const framed = isForPhones || layout === 'fullscreen' || story.tags.includes('framed')
  if (!framed) return <Story {...props} inline />
  return (
    <StoryFrame
      storyId={story.id}
      name={story.name}
      channel={channel}
      width={isForPhones ? phone.width : undefined}
      height={docs?.story?.height ?? (isForPhones || layout === 'fullscreen' ? phone.height : 420)}
    />
  )
}
