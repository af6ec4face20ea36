import { MonitorIcon, MoonIcon, SunIcon } from '../icons/icons'
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../segmented-control/segmented-control'
import { themes, useTheme, type Theme } from './use-theme'

const icons = {
  system: <MonitorIcon aria-hidden />,
  light: <SunIcon aria-hidden />,
  dark: <MoonIcon aria-hidden />,
}

const labels = { system: 'Same as the system', light: 'Light', dark: 'Dark' }

export type ThemeToggleProps = Omit<
  SegmentedControlProps<Theme>,
  'options' | 'value' | 'onValueChange' | 'label'
>

/**
 * Switches between light, dark and the system's theme, once on a site, where people look for settings.
 * The choice is stored and applies to all tabs.
 */
export const ThemeToggle = ({ size = 'sm', ...props }: ThemeToggleProps) => {
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      data-slot="theme-toggle"
      label="Theme"
      size={size}
      options={themes.map((value) => ({ value, label: labels[value], icon: icons[value] }))}
      value={theme}
      onValueChange={setTheme}
      {...props}
    />
  )
}
