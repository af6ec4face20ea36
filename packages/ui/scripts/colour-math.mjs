/** Parses a colour into red, green and blue (sRGB, 0 to 255) and alpha (0 to 1). */
export const parseColour = (text) => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (hex) return { rgb: hex.slice(1).map((part) => Number.parseInt(part, 16)), alpha: 1 }
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text)
  if (rgb) return { rgb: rgb.slice(1, 4).map(Number), alpha: Number(rgb[4] ?? 1) }
  if (text === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  throw new Error(`Not a colour: ${text}`)
}

export const formatColour = ({ rgb, alpha }) => {
  const channels = alpha < 1 ? [...rgb, alpha * 255] : rgb
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Computes `color-mix(in oklab, first share, second)` as CSS does. */
export const mixColours = (first, second, share) => {
  const alpha = first.alpha * share + second.alpha * (1 - share)
  const a = toOklab(first.rgb)
  const b = toOklab(second.rgb)
  const mixed = a.map(
    (value, index) =>
      (value * first.alpha * share + b[index] * second.alpha * (1 - share)) / (alpha || 1),
  )
  return { rgb: fromOklab(mixed), alpha }
}

const toLinear = (value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const fromLinear = (value) => {
  const part = Math.min(1, Math.max(0, value))
  return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
}

const multiply = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * vector[index], 0))

const RGB_TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const OKLAB_TO_LMS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const toOklab = (rgb) =>
  multiply(LMS_TO_OKLAB, multiply(RGB_TO_LMS, rgb.map(toLinear)).map(Math.cbrt))

const fromOklab = (lab) =>
  multiply(
    LMS_TO_RGB,
    multiply(OKLAB_TO_LMS, lab).map((value) => value ** 3),
  ).map(fromLinear)
