/** Colours that distinguish kinds of things. Always show a word or a shape with them. */
export const tones = ['green', 'purple', 'red', 'yellow', 'blue', 'orange', 'amber'] as const

export type Tone = (typeof tones)[number]

export const toneSurface: Record<Tone, string> = {
  green: 'border-green-line bg-green-ground text-green-text',
  purple: 'border-purple-line bg-purple-ground text-purple-text',
  red: 'border-red-line bg-red-ground text-red-text',
  yellow: 'border-yellow-line bg-yellow-ground text-yellow-text',
  blue: 'border-blue-line bg-blue-ground text-blue-text',
  orange: 'border-orange-line bg-orange-ground text-orange-text',
  amber: 'border-amber-line bg-amber-ground text-amber-text',
}
