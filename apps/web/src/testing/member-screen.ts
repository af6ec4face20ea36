import type { UserType } from '@tropa/contract/member/member'
import type { RequestHandler } from 'msw'
import { storedMember } from './member-story'
import { mockMemberProcedures } from './mock-member-procedures'

export interface MockParameters {
  msw: { handlers: RequestHandler[] }
}

/** Parameters of a member story whose handlers take precedence over those of every members' screen. */
export const answering = (...handlers: RequestHandler[]): MockParameters => ({
  msw: { handlers: [...handlers, ...mockMemberProcedures()] },
})

export const memberScreen = (userType: UserType, ...handlers: RequestHandler[]) => ({
  layout: 'fullscreen',
  storage: storedMember(userType),
  ...answering(...handlers),
})
