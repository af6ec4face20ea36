export type PlainTextBlock =
  { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] }

// The dots are what is pasted from a word processor.
const listItem = /^(?:- |[•·▪◦]\s+)(.*)/s

const addLine = (blocks: readonly PlainTextBlock[], line: string): PlainTextBlock[] => {
  const last = blocks.at(-1)
  const before = blocks.slice(0, -1)
  const item = listItem.exec(line)?.[1]
  if (item !== undefined) {
    return last?.kind === 'list'
      ? [...before, { kind: 'list', items: [...last.items, item] }]
      : [...blocks, { kind: 'list', items: [item] }]
  }
  return last?.kind === 'paragraph'
    ? [...before, { kind: 'paragraph', text: `${last.text}\n${line}` }]
    : [...blocks, { kind: 'paragraph', text: line }]
}

/** Splits a plain text of the panel: a blank line ends a paragraph, `- ` or a dot starts a list item. */
export const parsePlainText = (text: string): PlainTextBlock[] =>
  text
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => paragraph.split('\n').reduce<PlainTextBlock[]>(addLine, []))
