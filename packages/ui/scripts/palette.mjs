/** The Radix Colors scales the design system stands on. */
export const SCALES = ['sand', 'amber', 'green', 'purple', 'red', 'yellow', 'blue', 'orange']

/** Writes the scales as CSS: one variable per step, holding its light and its dark value. */
export const paletteCss = (colors) => {
  const lines = SCALES.flatMap((scale) =>
    Object.entries(colors[scale]).map(([name, light]) => {
      const step = name.replace(scale, '')
      return `  --${scale}-${step}: light-dark(${light}, ${colors[`${scale}Dark`][name]});`
    }),
  )
  return `/* Generated from @radix-ui/colors by \`npm run tokens\`. */\n:root {\n${lines.join('\n')}\n}\n`
}
