import { AboutSkeleton } from './about/about-skeleton'
import { CalendarSkeleton } from './calendar/calendar-skeleton'
import { ContactSkeleton } from './contact/contact-skeleton'
import { HomeSkeleton } from './home/home-skeleton'
import type { Skeletons } from './layout/public-layout'
import { paths } from './lib/paths'
import { RulesSkeleton } from './rules/rules-skeleton'
import { TeamSkeleton } from './team/team-skeleton'

/** The shape of every public page, for the time it is loading. */
export const skeletons: Skeletons = {
  [paths.home]: HomeSkeleton,
  [paths.about]: AboutSkeleton,
  [paths.team]: TeamSkeleton,
  [paths.calendar]: CalendarSkeleton,
  [paths.contact]: ContactSkeleton,
  [paths.rules]: RulesSkeleton,
}
