import { useLocation, useNavigation } from 'react-router-dom'

/** The path of the page that is shown, or that was chosen and is still loading: bars mark it at once. */
export const useChosenPath = (): string => {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname ?? pathname
}
