import { MonitorIcon, MoonIcon, SunIcon } from '../icons/icons'
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../segmented-control/segmented-control'
import { useTheme, type Theme } from './use-theme'

const options = [
  { value: 'system', label: 'Same as the system', icon: <MonitorIcon aria-hidden /> },
  { value: 'light', label: 'Light', icon: <SunIcon aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon aria-hidden /> },
] as const

export type ThemeToggleProps = Omit<
  SegmentedControlProps<Theme>,
  'options' | 'value' | 'onValueChange' | 'label'
> & { label?: string }

/** Switches between light, dark and the system's theme. The choice is stored and applies to all tabs. */
export const ThemeToggle = ({ label = 'Theme', size = 'sm', ...props }: ThemeToggleProps) => {
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      data-slot="theme-toggle"
      label={label}
      size={size}
      options={options}
      value={theme}
      onValueChange={setTheme}
      {...props}
    />
  )
}
