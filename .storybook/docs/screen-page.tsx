import { Description, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'

/** The page of a screen: its states. A screen has no props that somebody could set. */
export const ScreenPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Stories title="States" />
  </>
)
