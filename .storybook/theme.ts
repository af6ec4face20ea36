import { create } from 'storybook/theming/create'
import tokens from '../packages/ui/src/theme/token-values.json'

const font = "'Bricolage Grotesque Variable', 'Bricolage fallback', system-ui, sans-serif"

type ColourName = keyof typeof tokens.color

/** A Storybook theme made of our tokens. */
const theme = (base: 'light' | 'dark', secondary: ColourName) => {
  const colour = (name: ColourName) => tokens.color[name][base]
  return create({
    base,
    brandTitle: 'Tropa design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font,
    colorPrimary: colour('ink'),
    colorSecondary: colour(secondary),
    appBg: colour('paper'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('paper'),
    appHoverBg: colour('hover'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    textColor: colour('ink'),
    textInverseColor: colour('on-ink'),
    textMutedColor: colour('ink-soft'),
    barBg: colour('paper'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('ink'),
    barSelectedColor: colour('ink'),
    inputBg: colour('surface'),
    inputBorder: colour('line-control'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
    booleanBg: colour('pressed'),
    booleanSelectedBg: colour('surface'),
    buttonBg: colour('surface'),
    buttonBorder: colour('line-strong'),
  })
}

export const docsThemes = { light: theme('light', 'ink'), dark: theme('dark', 'ink') }
/** In its frame Storybook sets white text on the secondary colour, and the chosen theme in it on the bar. */
export const frameThemes = { light: theme('light', 'ink'), dark: theme('dark', 'ink-faint') }
