import { Outlet } from 'react-router-dom'
import { SiteBar } from './site-bar'

/** The public pages and the login: the screen, and the floating bar below it. */
export const PublicLayout = () => (
  <>
    <Outlet />
    <SiteBar />
  </>
)
