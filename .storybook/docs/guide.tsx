import { Heading, Markdown } from '@storybook/addon-docs/blocks'

const files = import.meta.glob<string>(
  ['../../packages/ui/src/*/*.guide.md', '../patterns/*.guide.md'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The handwritten guide of a component or a pattern: texts by their headings. */
export type Guide = ReadonlyMap<string, string>

/** The guide beside a file of stories. */
export const guideOf = (storyFile: string): Guide => {
  const name = storyFile.split('/').at(-1)?.replace('.stories.tsx', '.guide.md') ?? ''
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? ''
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading, lines.join('\n').trim()]
    }),
  )
}

/** A part of a guide under its heading, if the guide has it. */
export const GuideSection = ({ guide, heading }: { guide: Guide; heading: string }) => {
  const text = guide.get(heading)
  if (!text) return null
  return (
    <>
      <Heading>{heading}</Heading>
      <Markdown>{text}</Markdown>
    </>
  )
}
