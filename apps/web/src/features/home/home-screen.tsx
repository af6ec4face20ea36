import type { TeamMember } from '@tropa/contract/team'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { RouterLink } from '../../components/router-link'
import { Arrow } from '../../components/arrow'
import { newTab } from '../../components/new-tab'
import { TeamMark } from '../../components/team-mark'
import { paths } from '../../paths'
import { useSite, useToday } from '../../hooks/use-site'
import { AvatarRows } from './avatar-rows'
import { bento, bentoPage, tileAreas } from './bento'

const LogoTile = ({ name, lit }: { name: string; lit: number | undefined }) => (
  <Tile tone="accent" className={`${tileAreas.logo} flex items-end justify-between gap-6`}>
    <h1 className="text-2xl leading-none">{name}</h1>
    <TeamMark
      lit={lit}
      className="w-[38%] max-w-44 shrink-0 self-start overflow-visible lg:absolute lg:inset-6 lg:bottom-auto lg:w-auto lg:max-w-none"
    />
  </Tile>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="block text-xs text-ink-soft">{label}</span>
    <span className="tabular block truncate text-md font-semibold">{children}</span>
  </>
)

const LinkTile = ({ href, label, text }: { href: string; label: string; text: string }) => (
  <Tile
    asChild
    interactive
    className={`${tileAreas.link} flex items-center justify-between gap-3 py-4 sm:py-4`}
  >
    <a href={href} {...(href.startsWith('mailto:') ? {} : newTab)}>
      <span className="min-w-0">
        <Fact label={label}>{text}</Fact>
      </span>
      <Arrow className="size-5 -rotate-45" />
    </a>
  </Tile>
)

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

/** The home page: a grid of tiles. */
export const HomeScreen = () => {
  const team = useLoaderData<TeamMember[]>()
  const { name, tagline, version, codeUrl, contactEmail } = useSite()
  const year = useToday().slice(0, 4)
  const [activeIndex, setActiveIndex] = useState<number>()
  return (
    <Page className={bentoPage}>
      <div className={bento}>
        <LogoTile name={name} lit={activeIndex} />
        <Tile className={`${tileAreas.team} p-1.5 sm:p-5`}>
          <AvatarRows team={team} activeIndex={activeIndex} onActivate={setActiveIndex} />
        </Tile>
        <Tile tone="ink" className={`${tileAreas.capstone} flex items-end`}>
          {tagline ? <p className="max-w-[18ch] text-xl font-semibold">{tagline}</p> : null}
        </Tile>
        <Tile
          asChild
          interactive
          className={`${tileAreas.about} flex flex-row-reverse items-center justify-between gap-4 sm:flex-col sm:items-stretch`}
        >
          <RouterLink to={paths.about}>
            <Arrow className="size-6 self-end" />
            <span className="text-lg font-semibold">About {name}</span>
          </RouterLink>
        </Tile>
        <Tile tone="sunken" className={`${tileAreas.small} py-4 sm:py-4`}>
          <Fact label="Version">{version}</Fact>
        </Tile>
        <Tile tone="sunken" className={`${tileAreas.small} py-4 sm:py-4`}>
          <Fact label="Copyright">© {year}</Fact>
        </Tile>
        <LinkTile href={codeUrl} label="Code" text={hostOf(codeUrl)} />
        <LinkTile href={`mailto:${contactEmail}`} label="Mail" text={contactEmail} />
      </div>
    </Page>
  )
}
