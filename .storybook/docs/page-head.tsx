import { Description, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Link } from '@tropa/ui/link'
import aliases from '../aliases.json'

const repository = 'https://github.com/tropa-sample/tropa/blob/main/'

/**
 * The beginning of a component's page: its name, its description, where its source is, the other names
 * under which the search finds it, and its first story.
 */
export const PageHead = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string }
  const source = fileName.replace(/^\.\//, '').replace('.stories', '')
  const names = new Map(Object.entries(aliases)).get(`${preparedMeta.componentId}--docs`)
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <p className="mb-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-soft">
          <Link href={repository + source} target="_blank">
            Source
          </Link>
          {names ? <span>Also found as: {names.join(', ')}</span> : null}
        </p>
      </Unstyled>
      <Primary />
    </>
  )
}
