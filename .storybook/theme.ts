import { create } from 'storybook/theming/create'
import colours from './frame-colours.json'

const font = "'Bricolage Grotesque Variable', 'Bricolage fallback', system-ui, sans-serif"

/** A Storybook theme made of our tokens, which the bundler of Storybook's frame cannot read from CSS. */
const theme = (base: 'light' | 'dark', secondary: 'ink' | 'ink-faint') => {
  const colour = (name: keyof typeof colours.light) => colours[base][name]
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
/** Storybook sets white text on the secondary colour, and also draws the chosen theme on the bar in that colour. */
export const frameThemes = { light: theme('light', 'ink'), dark: theme('dark', 'ink-faint') }
