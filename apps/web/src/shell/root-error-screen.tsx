import { ErrorScreen } from './error-screen'
import { SiteBar } from './site-bar'

/** Shown when the site's settings could not be loaded. */
export const RootErrorScreen = () => (
  <>
    <ErrorScreen />
    <SiteBar />
  </>
)
