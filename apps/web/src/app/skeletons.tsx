import { AboutSkeleton } from '../features/about/about-skeleton'
import { CalendarSkeleton } from '../features/calendar/calendar-skeleton'
import { ContactSkeleton } from '../features/inquiry/contact-skeleton'
import { HomeSkeleton } from '../features/home/home-skeleton'
import { RulesSkeleton } from '../features/rules/rules-skeleton'
import { TeamSkeleton } from '../features/team/team-skeleton'
import { paths } from '../paths'
import type { Skeletons } from '../shell/public-layout'

export const skeletons: Skeletons = {
  [paths.home]: HomeSkeleton,
  [paths.about]: AboutSkeleton,
  [paths.team]: TeamSkeleton,
  [paths.calendar]: CalendarSkeleton,
  [paths.contact]: ContactSkeleton,
  [paths.rules]: RulesSkeleton,
}
