import { Canvas, useOf, type DocsStoryProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type ComponentProps } from 'react'
import { copyableCode } from './source-code'

interface Parameters {
  fileName?: string
  docs?: { source?: { code?: string } }
}

export type DocsCanvasProps = ComponentProps<typeof Canvas> & Pick<DocsStoryProps, 'of'>

/** A story on a documentation page, whose code is complete enough to be copied. */
export const DocsCanvas = (props: DocsCanvasProps) => {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const { fileName = '', docs }: Parameters = story.parameters
  const snippet = docs?.source?.code ?? ''
  const [code, setCode] = useState(snippet)
  useEffect(() => {
    let isShown = true
    void copyableCode(snippet, fileName).then((copyable) => {
      if (isShown) setCode(copyable)
    })
    return () => {
      isShown = false
    }
  }, [snippet, fileName])
  return <Canvas {...props} source={{ ...props.source, code, language: 'tsx' }} />
}
