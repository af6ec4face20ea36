import type { UserType } from '@tropa/contract/member'
import type { RequestHandler } from 'msw'
import { storedMember } from './member-story'
import { mockMemberProcedures } from './mock-member-procedures'

/** The parameters of a story for its mocked procedures. */
export interface MockParameters {
  msw: { handlers: RequestHandler[] }
}

/** In such a story these handlers respond before those of every members' screen. */
export const answering = (...handlers: RequestHandler[]): MockParameters => ({
  msw: { handlers: [...handlers, ...mockMemberProcedures()] },
})

/** The parameters of the screens of a signed-in member. */
export const memberScreen = (userType: UserType, ...handlers: RequestHandler[]) => ({
  layout: 'fullscreen',
  storage: storedMember(userType),
  ...answering(...handlers),
})
