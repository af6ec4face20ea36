/** The first sentence of a plain text of the panel. */
export const firstSentence = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}
