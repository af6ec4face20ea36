interface TextPart {
  text: string
  /** Whether it is a line `- [ ] text`. */
  isTask: boolean
}

const task = /^\s*- \[ ?\] +(\S.*)$/

/** Splits a text into its tasks and the text between them. */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  for (const line of text.split('\n')) {
    const found = task.exec(line)?.[1]
    const last = parts.at(-1)
    if (found !== undefined) parts.push({ text: found.trim(), isTask: true })
    else if (last && !last.isTask) last.text += `\n${line}`
    else parts.push({ text: line, isTask: false })
  }
  return parts.filter(({ text: kept }) => kept.trim() !== '')
}
