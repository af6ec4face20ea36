import { Source, Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type ComponentType } from 'react'
import { useComponentFolder } from './component-results'
import { Live } from './live'
import { exampleCode } from './source-code'

export interface ExampleProps {
  /** The component that the file `*.examples.tsx` exports. */
  of: ComponentType
}

/** The example of a component, live, with the text of its file to copy. */
export const Example = ({ of: Component }: ExampleProps) => {
  const { path, name } = useComponentFolder()
  const [code, setCode] = useState('')
  useEffect(() => {
    void exampleCode(`${path}/${name}.examples.tsx`).then(setCode)
  }, [path, name])
  return (
    <>
      <Unstyled>
        <Live className="grid grid-cols-[minmax(0,1fr)] rounded-card border border-line bg-paper p-6 text-ink contain-layout">
          <Component />
        </Live>
      </Unstyled>
      <Source code={code} language="tsx" dark />
    </>
  )
}
