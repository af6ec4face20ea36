/** The Radix Colors scales that the design system uses. */
export const SCALES = ['sand', 'amber', 'green', 'purple', 'red', 'yellow', 'blue', 'orange']

/** The scales as CSS: one variable per step with its light and dark value. */
export const paletteCss = (colors) => {
  const lines = SCALES.flatMap((scale) =>
    Object.entries(colors[scale]).map(([name, light]) => {
      const step = name.replace(scale, '')
      return `  --${scale}-${step}: light-dark(${light}, ${colors[`${scale}Dark`][name]});`
    }),
  )
  return `/* Generated from @radix-ui/colors by \`npm run tokens\`. */\n:root {\n${lines.join('\n')}\n}\n`
}
