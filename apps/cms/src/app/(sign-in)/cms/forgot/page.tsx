import type { Metadata } from 'next'
import { ForgotView } from '../../../../features/member/panel/login/forgot-view'

export const metadata: Metadata = { title: 'Forgot password? · Tropa' }

export default function Page() {
  return <ForgotView />
}
