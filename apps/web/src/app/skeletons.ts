import { publicPages } from '@tropa/contract/pages'
import { AboutSkeleton } from '../features/about/about-skeleton'
import { CalendarSkeleton } from '../features/calendar/calendar-skeleton'
import { HomeSkeleton } from '../features/home/home-skeleton'
import { ContactSkeleton } from '../features/inquiry/contact-skeleton'
import { RulesSkeleton } from '../features/rules/rules-skeleton'
import { TeamSkeleton } from '../features/team/team-skeleton'
import type { Skeletons } from '../shell/public-layout'

export const skeletons: Skeletons = {
  [publicPages.home.path]: HomeSkeleton,
  [publicPages.about.path]: AboutSkeleton,
  [publicPages.team.path]: TeamSkeleton,
  [publicPages.calendar.path]: CalendarSkeleton,
  [publicPages.contact.path]: ContactSkeleton,
  [publicPages.rules.path]: RulesSkeleton,
}
