import { paths, publicPages } from '@tropa/contract/pages'
import { Link as TextLink } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { useId, useState } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { Arrow } from '../../components/arrow'
import { newTab } from '../../components/new-tab'
import { SessionEndedNotice } from '../../components/session-ended-notice'
import { mailLink } from '../../format/mail-link'
import { useMark, useSite, useToday } from '../../hooks/use-site'
import { AvatarRows } from './avatar-rows'
import type { Exam, HomeData } from './home-data'
import { bento, bentoPage, tileAreas } from './home-grid'
import { LogoTile } from '../../components/logo-tile'

interface LinkTileProps {
  to: string
  label: string
  text: string
  className: string
}

const LinkTile = ({ to, label, text, className }: LinkTileProps) => (
  <Tile
    asChild
    interactive
    className={`${className} flex items-center justify-between gap-3 py-4 sm:py-4`}
  >
    <Link to={to}>
      <span className="min-w-0">
        <span className="block text-xs text-ink-soft">{label}</span>{' '}
        <span className="block text-md font-semibold text-balance">{text}</span>
      </span>
      <Arrow className="size-5" />
    </Link>
  </Tile>
)

/** The next exam, or else what the calendar offers. */
const NextTile = ({ exams }: { exams: readonly Exam[] }) => {
  const today = useToday()
  const next = exams.find(({ end }) => end >= today)
  return (
    <LinkTile
      to={paths.calendar}
      label={next ? `Next exam: ${next.days}` : publicPages.calendar.label}
      text={next ? next.title : publicPages.calendar.hint}
      className={tileAreas.next}
    />
  )
}

const QuietLink = ({ href, label, text }: { href: string; label: string; text: string }) => (
  <TextLink href={href} variant="quiet" {...(href.startsWith('mailto:') ? {} : newTab)}>
    <span>{label}</span> <span>{text}</span>
  </TextLink>
)

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

export const HomeScreen = () => {
  const { team, story, exams } = useLoaderData<HomeData>()
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
            className="flex items-center justify-between gap-4 text-md font-semibold wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-tile"
          >
            {`About ${name}`}
            <Arrow className="size-6" />
          </Link>
        </Tile>
        <NextTile exams={exams} />
        <LinkTile
          to={paths.contact}
          label={publicPages.contact.label}
          text="Get in touch"
          className={tileAreas.contact}
        />
      </div>
      <div className="tabular mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 px-1 pointer-coarse:gap-y-6 text-xs text-ink-soft sm:mt-4">
        <p>
          Version <span>{version}</span>
        </p>
        <p>© {year}</p>
        {codeUrl ? <QuietLink href={codeUrl} label="Code" text={hostOf(codeUrl)} /> : null}
        <QuietLink href={mailLink(contactEmail)} label="Mail" text={contactEmail} />
        <TextLink asChild variant="quiet">
          <Link to={paths.rules}>{publicPages.rules.label}</Link>
        </TextLink>
      </div>
    </Page>
  )
}
