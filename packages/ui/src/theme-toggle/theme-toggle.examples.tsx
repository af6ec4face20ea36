import { ThemeToggle } from './theme-toggle'

/** The choice of the theme at the end of a page. */
export const ThemeToggleExamples = () => (
  <p className="flex items-center justify-between gap-4">
    Theme
    <ThemeToggle />
  </p>
)
