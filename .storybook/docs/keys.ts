const keyNames =
  /(?<![\w+])(?:(?:Shift|Alt|Control)\+)*(?:Tab|Enter|Space|Escape|Arrow(?:Up|Down|Left|Right)|PageUp|PageDown|Home|End|F\d+|(?<=\+)[A-Z])(?!\w)/g

/** The keys that a sentence about the keyboard names. */
export const keysOf = (sentence: string) => {
  const arrows = /\bthe arrows\b/i.test(sentence) ? ['Arrow keys'] : []
  const digits = /\btyping digits\b/i.test(sentence) ? ['Digits'] : []
  const letters = /\b(?:typing(?! digits)|a letter)\b/i.test(sentence) ? ['Letters'] : []
  return [...new Set([...(sentence.match(keyNames) ?? []), ...arrows, ...letters, ...digits])]
}
