import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { RouterLink } from '../components/router-link'
import { paths } from '../paths'
import { TeamMark } from '../components/team-mark'

const links = [
  { to: paths.home, label: 'Home', description: 'Where everything starts' },
  { to: paths.about, label: 'About', description: 'Our story and what we are building' },
  { to: paths.team, label: 'Team', description: 'Who we are and how to reach us' },
  { to: paths.calendar, label: 'Calendar', description: 'Enrollment, classes, exams and holidays' },
  { to: paths.contact, label: 'Contact', description: 'Ask us what you were looking for' },
  { to: paths.rules, label: 'Rules', description: 'What the team has agreed on' },
]

/** Shown for an unknown address, with links to every public page. */
export const NotFoundScreen = () => (
  <Page>
    <div className="grid gap-3 sm:gap-4 lg:grid-cols-12">
      <Tile
        tone="accent"
        className="flex min-h-80 flex-col justify-end gap-3 sm:p-8 lg:col-span-5 lg:min-h-[26rem]"
      >
        <TeamMark className="absolute top-8 right-8 w-28 rotate-[98deg] overflow-visible lg:w-44" />
        <h1 className="text-xl sm:text-2xl">Page not found</h1>
        <p className="max-w-[34ch] text-md">
          There is no page at this address. It may have moved, or the link may be wrong.
        </p>
      </Tile>
      <nav aria-label="Pages" className="contents">
        <ul className="grid auto-rows-fr gap-3 sm:grid-cols-2 sm:gap-4 lg:col-span-7">
          {links.map(({ to, label, description }) => (
            <li key={to} className="grid">
              <Tile asChild interactive>
                <RouterLink to={to}>
                  <span className="block text-lg font-semibold">{label}</span>
                  <span className="block text-ink-soft">{description}</span>
                </RouterLink>
              </Tile>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </Page>
)
