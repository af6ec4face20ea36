import { useCallback, useRef } from 'react'
import { LoginScreen } from '../features/member/login-screen'
import { paths } from '../paths'
import { currentAddress, pageToGoOnTo } from '../session/return-page'
import { memberPages } from './member-pages'

const isReturnPage = (path: string) => pageToGoOnTo(currentAddress())?.split('?')[0] === path

/** Fetches the code of everything a login leads to. Without it, the login itself fetches it. */
const fetchMembersArea = () => {
  const next = memberPages.filter(
    ({ path }) => path === paths.admin || path === paths.dashboard || isReturnPage(path),
  )
  const imports = [
    import('../api/api-link'),
    import('../shell/member-layout'),
    ...next.map(({ screen }) => screen()),
  ]
  Promise.all(imports).catch(() => undefined)
}

/** The login, which fetches the members' area while the member is still typing. */
export const LoginPage = () => {
  const isFetched = useRef(false)
  const fetchOnce = useCallback(() => {
    if (isFetched.current) return
    isFetched.current = true
    fetchMembersArea()
  }, [])
  return <LoginScreen onTyping={fetchOnce} />
}
