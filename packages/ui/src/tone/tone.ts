/** What a thing means: it went well, needs attention, failed, or is good to know. Words always say it too. */
export const tones = ['success', 'warning', 'danger', 'info'] as const

export type Tone = (typeof tones)[number]

/** Border, ground and text of a tone, which always go together. */
export const toneSurface: Record<Tone, string> = {
  success: 'border-success-line bg-success-ground text-success-text',
  warning: 'border-warning-line bg-warning-ground text-warning-text',
  danger: 'border-danger-line bg-danger-ground text-danger-text',
  info: 'border-info-line bg-info-ground text-info-text',
}

/** Colours that distinguish categories and mean nothing. Always show a word or a shape with them. */
export const hues = ['green', 'purple', 'red', 'yellow', 'blue', 'orange', 'amber'] as const

export type Hue = (typeof hues)[number]

/** Border, ground and text of a hue, which always go together. */
export const hueSurface: Record<Hue, string> = {
  green: 'border-green-line bg-green-ground text-green-text',
  purple: 'border-purple-line bg-purple-ground text-purple-text',
  red: 'border-red-line bg-red-ground text-red-text',
  yellow: 'border-yellow-line bg-yellow-ground text-yellow-text',
  blue: 'border-blue-line bg-blue-ground text-blue-text',
  orange: 'border-orange-line bg-orange-ground text-orange-text',
  amber: 'border-amber-line bg-amber-ground text-amber-text',
}
