/** The colours that a team chooses from, as `data-accent` on the root; without one it is amber. */
export const accents = [
  { value: 'amber', label: 'Amber' },
  { value: 'orange', label: 'Orange' },
  { value: 'tomato', label: 'Tomato' },
  { value: 'ruby', label: 'Ruby' },
  { value: 'pink', label: 'Pink' },
  { value: 'violet', label: 'Violet' },
  { value: 'iris', label: 'Iris' },
  { value: 'blue', label: 'Blue' },
  { value: 'cyan', label: 'Cyan' },
  { value: 'teal', label: 'Teal' },
  { value: 'grass', label: 'Grass' },
  { value: 'lime', label: 'Lime' },
] as const

export type Accent = (typeof accents)[number]['value']
