import '@fontsource-variable/bricolage-grotesque/wght.css'
import './sign-in.css'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  icons: { icon: { type: 'image/svg+xml', url: '/favicon.svg' } },
  robots: { index: false, follow: false },
}

/** Where the panel keeps the theme that a member has chosen on the account page. */
const themeCookie = 'payload-theme'

/**
 * The document of the panel's pages for visitors. They stand outside Payload's layout, which renders nothing
 * for a visitor before all of its scripts have run.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get(themeCookie)?.value
  return (
    <html lang="en" data-theme={chosen === 'dark' || chosen === 'light' ? chosen : undefined}>
      <body>
        <main className="sign-in">{children}</main>
      </body>
    </html>
  )
}
