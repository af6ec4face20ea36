import type { ReactNode } from 'react'
import { parsePlainText, type PlainTextBlock } from '../format/plain-text'

interface BlockProps {
  block: PlainTextBlock
  renderText?: (text: string) => ReactNode
}

export const TextBlock = ({ block, renderText = (text) => text }: BlockProps) =>
  block.kind === 'list' ? (
    <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 ps-5">
      {block.items.map((item, index) => (
        <li key={index}>{renderText(item)}</li>
      ))}
    </ul>
  ) : (
    <p className="whitespace-pre-line">{renderText(block.text)}</p>
  )

interface PlainTextProps {
  body: string
  /** Renders the text of a paragraph or a list item, for example with links. */
  renderText?: (text: string) => ReactNode
}

export const PlainText = ({ body, renderText = (text) => text }: PlainTextProps) => (
  <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3">
    {parsePlainText(body).map((block, index) => (
      <TextBlock key={index} block={block} renderText={renderText} />
    ))}
  </div>
)
