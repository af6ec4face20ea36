import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Arrow } from '../../components/arrow'
import { newTab } from '../../components/new-tab'
import { RouterLink } from '../../components/router-link'
import { TeamMark } from '../../components/team-mark'
import { useSite, useToday } from '../../hooks/use-site'
import { paths } from '../../paths'
import { AvatarRows } from './avatar-rows'
import type { HomeData } from './home-data'

/** The grid of the home page's tiles. */
export const bento =
  'grid grid-cols-2 gap-3 sm:grid-cols-6 sm:gap-4 lg:min-h-[min(39rem,calc(100dvh-9rem))] lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] 2xl:min-h-[min(46rem,calc(100dvh-9rem))]'

/**
 * The home page's padding. On wide screens it centres the grid by the grid's known height; centring
 * itself would move the grid while the last tiles arrive.
 */
export const bentoPage =
  'min-h-[calc(100dvh-6rem)] max-w-[min(100vw,88rem)] py-4 sm:py-6 lg:pt-[max(1.5rem,calc((100dvh-6rem-39rem)/2))] 2xl:pt-[max(1.5rem,calc((100dvh-6rem-46rem)/2))]'

/** The grid area of each tile. */
export const tileAreas = {
  logo: 'col-span-2 sm:col-span-6 lg:col-span-5 lg:row-span-2',
  team: 'col-span-2 sm:col-span-6 lg:col-span-7',
  capstone: 'col-span-2 sm:col-span-3',
  about: 'col-span-2 sm:col-span-3 lg:col-span-4',
  small: 'sm:col-span-3 lg:col-span-2',
  link: 'col-span-2 sm:col-span-3 lg:col-span-4',
}

const LogoTile = ({ name, lit }: { name: string; lit: number | undefined }) => {
  // Only on the first page load: a visitor who navigates back has already seen the animation.
  const isHydrated = useHydrated()
  const [isFirst] = useState(!isHydrated)
  return (
    <Tile
      tone="accent"
      className={`${tileAreas.logo} flex flex-wrap items-end justify-between gap-6`}
    >
      <h1 className="text-2xl leading-none">{name}</h1>
      <TeamMark
        lit={lit}
        assembling={isFirst}
        preserveAspectRatio="xMidYMin meet"
        className="w-[38%] max-w-44 min-w-20 shrink self-start lg:absolute lg:inset-6 lg:h-[calc(100%-3rem)] lg:w-[calc(100%-3rem)] lg:max-w-none"
      />
    </Tile>
  )
}

/** A figure of the site, which leads nowhere. */
const FigureTile = ({ label, children }: { label: string; children: ReactNode }) => (
  <Tile className={`${tileAreas.small} flex flex-col justify-end py-4 sm:py-4`}>
    <span className="tabular block text-lg font-semibold">{children}</span>
    <span className="block text-xs text-ink-soft">{label}</span>
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
  const { team, story } = useLoaderData<HomeData>()
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
          className={`${tileAreas.about} flex flex-col justify-between gap-5`}
        >
          <RouterLink to={paths.about}>
            <span className="text-xl font-semibold text-balance">{story}</span>
            <span className="flex items-center justify-between gap-4 text-md font-semibold">
              About {name}
              <Arrow className="size-6" />
            </span>
          </RouterLink>
        </Tile>
        <FigureTile label="Version">{version}</FigureTile>
        <FigureTile label="Copyright">© {year}</FigureTile>
        <LinkTile href={codeUrl} label="Code" text={hostOf(codeUrl)} />
        <LinkTile href={`mailto:${contactEmail}`} label="Mail" text={contactEmail} />
      </div>
    </Page>
  )
}
