import type { ReactNode } from 'react'

/** A block of the contract's plain texts: a paragraph or a list. */
type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const isItem = (line: string) => line.startsWith('- ')

const blocksOf = (paragraph: string): Block[] =>
  paragraph.split('\n').reduce<Block[]>((blocks, line) => {
    const last = blocks.at(-1)
    if (isItem(line)) {
      const item = line.slice(2)
      return last?.kind === 'list'
        ? [...blocks.slice(0, -1), { kind: 'list', items: [...last.items, item] }]
        : [...blocks, { kind: 'list', items: [item] }]
    }
    return last?.kind === 'paragraph'
      ? [...blocks.slice(0, -1), { kind: 'paragraph', text: `${last.text}\n${line}` }]
      : [...blocks, { kind: 'paragraph', text: line }]
  }, [])

/** Parts a plain text: a blank line ends a paragraph, `- ` begins a list item. */
export const parsePlainText = (body: string): Block[] =>
  body
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap(blocksOf)

const renderBlock = (block: Block, index: number): ReactNode =>
  block.kind === 'list' ? (
    <ul key={index} className="grid list-disc gap-1 pl-5">
      {block.items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  ) : (
    <p key={index} className="whitespace-pre-line">
      {block.text}
    </p>
  )

/** Shows a plain text of the CMS as paragraphs and lists. */
export const PlainText = ({ body }: { body: string }) => (
  <div className="grid max-w-text gap-3">{parsePlainText(body).map(renderBlock)}</div>
)
