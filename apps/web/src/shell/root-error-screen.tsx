import { ErrorScreen } from './error-screen'
import { SiteBar } from './site-bar'

/** Stands where not even the site's settings could be loaded. */
export const RootErrorScreen = () => (
  <>
    <ErrorScreen />
    <SiteBar />
  </>
)
