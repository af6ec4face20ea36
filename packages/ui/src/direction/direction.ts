/**
 * Tells menus, tabs and other components in which direction the page is read, so that the arrow keys
 * follow it. Put it around an app whose document has `dir="rtl"`.
 */
export { DirectionProvider } from '@radix-ui/react-direction'
