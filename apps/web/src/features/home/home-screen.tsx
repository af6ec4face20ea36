import { paths } from '@tropa/contract/pages'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { type ReactNode, useId, useState } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { Arrow } from '../../components/arrow'
import { newTab } from '../../components/new-tab'
import { SessionEndedNotice } from '../../components/session-ended-notice'
import { mailLink } from '../../format/mail-link'
import { useMark, useSite, useToday } from '../../hooks/use-site'
import { AvatarRows } from './avatar-rows'
import type { HomeData } from './home-data'
import { bento, bentoPage, tileAreas } from './home-skeleton'
import { LogoTile } from '../../components/logo-tile'

/** A figure of the site, which leads nowhere. */
const FigureTile = ({ label, children }: { label: string; children: ReactNode }) => (
  <Tile className={`${tileAreas.small} flex flex-col justify-end py-4 sm:py-4`}>
    <span className="tabular block text-lg font-semibold">{children}</span>
    <span className="block text-xs text-ink-soft">{label}</span>
  </Tile>
)

interface LinkTileProps {
  href: string
  label: string
  text: string
  className?: string | undefined
}

const LinkTile = ({ href, label, text, className = tileAreas.link }: LinkTileProps) => (
  <Tile
    asChild
    interactive
    className={`${className} flex items-center justify-between gap-3 py-4 sm:py-4`}
  >
    <a href={href} {...(href.startsWith('mailto:') ? {} : newTab)}>
      <span className="min-w-0">
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="tabular block truncate text-md font-semibold">{text}</span>
      </span>
      <Arrow className="size-5 -rotate-45" />
    </a>
  </Tile>
)

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

export const HomeScreen = () => {
  const { team, story } = useLoaderData<HomeData>()
  const { name, tagline, version, codeUrl, contactEmail } = useSite()
  const year = useToday().slice(0, 4)
  const mark = useMark()
  // Only on the first page load: a visitor who navigates back has already seen the animation.
  const isHydrated = useHydrated()
  const [isFirst] = useState(!isHydrated)
  const [activeIndex, setActiveIndex] = useState<number>()
  const storyId = useId()
  return (
    <Page className={bentoPage}>
      <SessionEndedNotice hasLink className="mb-3 sm:mb-4" />
      <div className={bento}>
        <LogoTile
          name={name}
          mark={mark}
          lit={activeIndex}
          assembling={isFirst}
          className={tileAreas.logo}
        />
        <Tile className={`${tileAreas.team} p-1.5 sm:p-5`}>
          <AvatarRows team={team} activeIndex={activeIndex} onActivate={setActiveIndex} />
        </Tile>
        <Tile tone="ink" className={`${tileAreas.capstone} flex items-end`}>
          {tagline ? <p className="max-w-[18ch] text-xl font-semibold">{tagline}</p> : null}
        </Tile>
        <Tile interactive className={`${tileAreas.about} flex flex-col justify-between gap-5`}>
          <p id={storyId} className="text-xl font-semibold text-balance">
            {story}
          </p>
          <Link
            to={paths.about}
            aria-describedby={storyId}
            className="flex items-center justify-between gap-4 text-md font-semibold no-underline after:absolute after:inset-0 after:rounded-tile"
          >
            {`About ${name}`}
            <Arrow className="size-6" />
          </Link>
        </Tile>
        <FigureTile label="Version">{version}</FigureTile>
        <FigureTile label="Copyright">© {year}</FigureTile>
        {codeUrl ? <LinkTile href={codeUrl} label="Code" text={hostOf(codeUrl)} /> : null}
        <LinkTile
          href={mailLink(contactEmail)}
          label="Mail"
          text={contactEmail}
          className={codeUrl ? undefined : tileAreas.onlyLink}
        />
      </div>
    </Page>
  )
}
