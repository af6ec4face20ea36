import { useLocation, useNavigation } from 'react-router-dom'

/** The path of the shown page, or of the chosen one while it loads, so that navigation bars mark it at once. */
export const useChosenPath = (): string => {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname ?? pathname
}
