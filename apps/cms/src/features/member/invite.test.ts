import { describe, expect, inject, it, vi } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { password, setMember, storedMember } from '../../testing/fixtures'

const tropa = booted()
const tokens = signedIn(tropa, 'ada')

const invite = (username: string) =>
  tropa.call('POST /api/members', {
    token: tokens.ada,
    body: { username, userType: 'user', isEditor: false, teams: [] },
  })
const renew = (id: string) => tropa.call(`POST /api/members/${id}/invite`, { token: tokens.ada })
const tokenIn = (link: unknown) => new URL(String(link)).hash.slice(1)
const invitee = async (username: string) => tokenIn((await invite(username)).body.invite.link)
const use = (call: 'read' | 'accept', body: object, headers = {}) =>
  tropa.call(`POST /invite/${call}`, { body, headers })
const accept = (token: string, newPassword = 'brand new horse') =>
  use('accept', { token, newPassword })
const logIn = async (username: string, typed: string) =>
  (await tropa.call('POST /api/user/login', { body: { username, password: typed } })).status
const stored = (username: string) => storedMember(tropa.payload, username)

describe('invite', () => {
  it('stays valid when the password could not be stored', async () => {
    const token = await invitee('failed')
    const { db } = tropa.payload
    const write = db.updateOne.bind(db)
    const spy = vi.spyOn(db, 'updateOne').mockImplementation((args) => {
      if (args.data.hash) throw new Error('The disk is full.')
      return write(args)
    })
    expect((await accept(token)).status).toBe(500)
    spy.mockRestore()
    expect((await accept(token)).status).toBe(200)
  })

  it('becomes invalid after 72 hours', async () => {
    const late = await invitee('late')
    const { id } = await stored('late')
    const inviteExpiresAt = new Date(Date.now() - 1000).toISOString()
    await setMember(tropa.payload, id, { inviteExpiresAt })
    expect((await use('read', { token: late })).status).toBe(404)
    expect((await accept(late)).status).toBe(404)
  })

  it('is accepted from pages of this origin only', async () => {
    const token = await invitee('cross')
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await use('accept', { token, newPassword: 'x horse' }, elsewhere)).status).toBe(403)
    expect((await use('read', { token }, { origin: tropa.env.publicUrl })).status).toBe(200)
  })

  it('is not made for one’s own account, by any spelling of its id', async () => {
    const { id } = await stored('ada')
    expect((await renew(id)).status).toBe(403)
    // MongoDB finds an id in upper case too.
    expect((await renew(id.toUpperCase())).status).toBe(inject('engine') === 'mongodb' ? 403 : 404)
    expect(await logIn('ada', password)).toBe(200)
  })
})

it('limits attempts with wrong tokens, and then refuses the right token too', async () => {
  const token = await invitee('guess')
  const seen = []
  for (let attempt = 1; attempt <= 10; attempt++) {
    seen.push((await use('read', { token: `guess ${attempt}` })).status)
  }
  // The tests above have already made some wrong attempts.
  expect(seen.at(0)).toBe(404)
  const refused = await accept(token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
