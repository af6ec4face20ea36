import { NoResponse } from '@tropa/harness/api'
import { send, sendOk } from './api.mjs'

/** Members who accept an invite around each kill; their passwords are hashed one after the other. */
const invitees = 3

const password = 'a password of its own'

/** Invites members whose usernames begin with a prefix. */
export const inviteAll = (origin, token, prefix) =>
  Promise.all(
    Array.from({ length: invitees }, async (_, number) => {
      const username = `${prefix}-${number}`
      const body = { username, userType: 'user', isEditor: false, teams: [] }
      const { invite } = await sendOk(origin, 'POST /api/members', { token, body })
      return { username, link: new URL(invite.link).hash.slice(1), status: 0 }
    }),
  )

/** Lets everybody choose a password, on an instance that may be killed during it. */
export const acceptAll = (origin, invited) =>
  Promise.all(
    invited.map(async (each) => {
      try {
        const body = { token: each.link, newPassword: password }
        each.status = (await send(origin, 'POST /invite/accept', { body })).status
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error
      }
    }),
  )

/** The members with neither link nor password, or both, or without a password that was confirmed. */
export const inviteProblems = async (origin, invited) => {
  const check = async ({ username, link, status }) => {
    const read = await send(origin, 'POST /invite/read', { body: { token: link } })
    const account = { username, password }
    const login = await send(origin, 'POST /api/user/login', { body: account })
    const [hasLink, hasPassword] = [read.status === 200, login.status === 200]
    const isRight = hasLink !== hasPassword && (status === 0 || hasPassword)
    return isRight ? [] : [{ username, hasLink, hasPassword, status }]
  }
  return (await Promise.all(invited.map(check))).flat()
}
