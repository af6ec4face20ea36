import type { ComponentType, ReactNode } from 'react'

interface FactProps {
  icon: ComponentType<{ 'aria-hidden': true }>
  children: ReactNode
}

/** A short fact of a card, such as its date, after its icon. */
export const Fact = ({ icon: Icon, children }: FactProps) => (
  <p className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
    <Icon aria-hidden />
    {children}
  </p>
)
