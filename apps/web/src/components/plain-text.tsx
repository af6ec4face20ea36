import { parsePlainText, type PlainTextBlock } from '../format/plain-text'

/** A paragraph or a list. */
export const TextBlock = ({ block }: { block: PlainTextBlock }) =>
  block.kind === 'list' ? (
    <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 pl-5">
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  ) : (
    <p className="whitespace-pre-line">{block.text}</p>
  )

/** Shows a plain text of the panel as paragraphs and lists. */
export const PlainText = ({ body }: { body: string }) => (
  <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3">
    {parsePlainText(body).map((block, index) => (
      <TextBlock key={index} block={block} />
    ))}
  </div>
)
