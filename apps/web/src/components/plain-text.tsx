import { parsePlainText, type PlainTextBlock } from '../format/plain-text'
import { LinkedText } from './linked-text'

export const TextBlock = ({ block }: { block: PlainTextBlock }) =>
  block.kind === 'list' ? (
    <ul className="grid list-disc grid-cols-1 gap-1 ps-5 wrap-anywhere">
      {block.items.map((item, index) => (
        <li key={index}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  ) : (
    <p className="wrap-anywhere whitespace-pre-line">
      <LinkedText text={block.text} />
    </p>
  )

/** The paragraphs and lists of a text. */
export const PlainText = ({ body }: { body: string }) => (
  <div className="grid max-w-text grid-cols-1 gap-3">
    {parsePlainText(body).map((block, index) => (
      <TextBlock key={index} block={block} />
    ))}
  </div>
)
