import type { Metadata } from 'next'
import { LoginView } from '../../../../features/member/panel/login/login-view'

export const metadata: Metadata = { title: 'Login · Tropa' }

interface LoginPage {
  searchParams: Promise<Record<string, string | string[]>>
}

export default async function Page({ searchParams }: LoginPage) {
  const { redirect } = await searchParams
  return <LoginView redirectTo={redirect} />
}
