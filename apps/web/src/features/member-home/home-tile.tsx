import { ArrowRightIcon, ArrowUpRightIcon } from '@tropa/ui/icons'
import { Tile } from '@tropa/ui/tile'
import type { ReactNode } from 'react'
import { ScrollTextIcon } from '../../components/icons'
import { newTab } from '../../components/new-tab'
import { RouterLink } from '../../components/router-link'
import { paths } from '../../paths'

interface HomeTileProps {
  to: string
  title: string
  description: string
  icon: ReactNode
  tone?: 'surface' | 'sunken' | 'ink' | 'accent'
  opensNewTab?: boolean
  reloadsDocument?: boolean
  className?: string
  children?: ReactNode
}

/** A link from the member home to another screen, as a tile. */
export const HomeTile = ({
  to,
  title,
  description,
  icon,
  tone = 'surface',
  opensNewTab = false,
  reloadsDocument = false,
  className = '',
  children,
}: HomeTileProps) => {
  const Arrow = opensNewTab ? ArrowUpRightIcon : ArrowRightIcon
  return (
    <li className={`grid ${className}`}>
      <Tile asChild interactive tone={tone} className="flex min-h-40 flex-col gap-3">
        <RouterLink to={to} reloadsDocument={reloadsDocument} {...(opensNewTab ? newTab : {})}>
          <div aria-hidden className="flex items-start justify-between [&_svg]:size-6">
            {icon}
            <Arrow className="transition-transform group-hover/tile:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover/tile:-translate-x-0.5" />
          </div>
          {children}
          <div className="mt-auto grid gap-0.5 pt-2">
            <h2 className="text-lg">{title}</h2>
            <p className="opacity-80">{description}</p>
          </div>
        </RouterLink>
      </Tile>
    </li>
  )
}

/** The tile that leads to the team's rules. */
export const RulesTile = (props: Pick<HomeTileProps, 'title' | 'tone' | 'className'>) => (
  <HomeTile
    to={paths.rules}
    description="Opens in a new tab"
    icon={<ScrollTextIcon />}
    opensNewTab
    {...props}
  />
)
