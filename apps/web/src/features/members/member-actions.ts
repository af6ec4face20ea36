import type { InviteLink, ListedMember } from '@tropa/contract/account/members'
import type { ApiClient } from '../../api/api-types'

interface MemberAction {
  label: string
  /** The start of the question, where the label says too little. */
  verb?: string
  /** What it will do. */
  effect: string
  isHarmless?: boolean
  send: (api: ApiClient, id: string) => Promise<{ message: string; invite?: InviteLink }>
}

const block = (blocked: boolean): MemberAction['send'] => {
  return (api, id) => api.members.change({ params: { id }, body: { blocked } })
}

const memberActions = {
  block: {
    label: 'Block',
    effect:
      'They are signed out everywhere and cannot sign in until an admin unblocks them. A link that they have not used stops working.',
    send: block(true),
  },
  unblock: {
    label: 'Unblock',
    effect:
      'They can sign in again with their password. Somebody who has not chosen one needs a new link.',
    isHarmless: true,
    send: block(false),
  },
  newLink: {
    label: 'New link',
    verb: 'Make a new link for',
    effect:
      'Their password and the link before stop working, and they are signed out everywhere. With the new link they choose a new password.',
    send: (api, id) => api.members.invite({ params: { id } }),
  },
  remove: {
    label: 'Delete',
    effect:
      'They are signed out everywhere and cannot sign in. What they acknowledged, their records and log entries keep the name. This cannot be undone.',
    send: (api, id) => api.members.remove({ params: { id } }),
  },
} satisfies Record<string, MemberAction>

/** What can be done about another member, the way of each at its place in every row. */
export const actionsFor = ({ blocked }: ListedMember): MemberAction[] =>
  blocked
    ? [memberActions.unblock, memberActions.remove]
    : [memberActions.block, memberActions.newLink, memberActions.remove]

/** An action about which a dialog asks, and the button that opened it. */
export interface AskedAction {
  member: ListedMember
  action: MemberAction
  opener: Element
}
