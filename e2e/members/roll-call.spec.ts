import { firstAccounts } from '@tropa/harness/accounts'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { createMember, logIn, storeSession, type Account } from '../fixtures/accounts'
import { createClient, type Client } from '../fixtures/client'
import { expectNoSidewaysScroll } from '../fixtures/sideways-scroll'
import { expect, test } from '../fixtures/test'
import { smallTargets } from '../fixtures/touch'
import { expectLoaded, respond, teamDate, toast, todoOf, unique } from './support'

// Thirteen passwords are hashed before a test begins.
test.slow()

const names = 'ana ben carlo dina enzo faye gio hana ivan joy kim liza migs'.split(' ')

const hour = 60 * 60 * 1000

const clientOf = async (origin: string, account: Account): Promise<Client> =>
  createClient(origin, (await logIn(origin, account)).token)

/** Thirteen people in one team, and a meeting of theirs an hour ago. */
const prepare = async (origin: string) => {
  await Promise.all(
    names.map((username) => createMember(origin, { username, teams: ['Design Team'] })),
  )
  const admin = await clientOf(origin, firstAccounts.admin)
  const { data } = await admin.meeting.create({
    title: 'Stand-up',
    startsAt: new Date(Date.now() - hour).toISOString(),
    assignees: ['Design Team'],
  })
  return { admin, path: `/admin/meetings/${data._id}`, id: data._id }
}

const openAs = async (browser: Browser, origin: string, options: object = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, ...options })
  await storeSession(context, origin, await logIn(origin, firstAccounts.admin))
  return context.newPage()
}

const marksOf = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: `Mark of ${name}` })

test(
  'An admin calls the roll of thirteen people with at most 40 keys',
  { tag: '@complete' },
  async ({ browser, startProduct }) => {
    const { origin } = await startProduct({ RATE_LIMIT: 'off' })
    const { admin, path, id } = await prepare(origin)
    const page = await openAs(browser, origin)
    await page.goto(path)
    await expectLoaded(page)
    let keys = 0
    const press = async (...pressed: string[]) => {
      for (const key of pressed) {
        keys += 1
        await page.keyboard.press(key)
      }
    }
    const first = marksOf(page, 'ana').getByRole('radio').first()
    while (!(await first.evaluate((radio) => radio === document.activeElement))) await press('Tab')
    await press('p', 'l', '1', '2', 'Enter', 'a', ...Array<string>(10).fill('p'))
    await expect(page.getByText('₱50, lateness')).toBeVisible()
    await expectAccessible(page)
    const close = page.getByRole('button', { name: 'Close the roll call' })
    while (!(await close.evaluate((button) => button === document.activeElement)))
      await press('Tab')
    await press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Write 2 records?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press('Tab', 'Enter')
    await expect(page.getByRole('table', { name: 'Marks' })).toBeVisible()
    expect(keys).toBeLessThanOrEqual(40)
    await expect(toast(page, 'Roll call closed.')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    const { rows, closedAt } = await admin.rollCall.get({ params: { kind: 'meeting', id } })
    expect(closedAt).not.toBeNull()
    expect(rows.filter(({ outcome }) => outcome)).toMatchObject([
      { username: 'ben', mark: 'late', minutes: 12, outcome: { fee: 50, counts: 'lateness' } },
      { username: 'carlo', mark: 'absent', outcome: { fee: 100, counts: 'absence' } },
    ])
    await expectAccessible(page)
    await page.context().close()
  },
)

test('An admin calls the roll on a phone, and prints it on one page', async ({
  browser,
  startProduct,
}) => {
  const { origin } = await startProduct({ RATE_LIMIT: 'off' })
  const { path } = await prepare(origin)
  const page = await openAs(browser, origin, {
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/admin/meetings')
  await page.getByRole('link', { name: 'Roll call of Stand-up' }).tap()
  await expect(page).toHaveURL(path)
  await expectLoaded(page)
  await marksOf(page, 'dina').getByText('Late').tap()
  await page.getByRole('textbox', { name: 'Minutes late of dina' }).fill('31')
  await expect(page.getByText('₱100, absence')).toBeVisible()
  await page.getByRole('button', { name: 'Everybody else is present' }).tap()
  expect(await smallTargets(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // What was marked is saved by itself.
  await expect(page.getByText('Saving …')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Minutes late of dina' })).toHaveValue('31')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Signature' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Late, 31 min' })).toBeVisible()
  await page.context().close()
})

test(
  'An admin finds the roll call of an archived to-do beside it',
  { tag: '@complete' },
  async ({ page, signInAs }) => {
    await signInAs('admin')
    const todo = todoOf({ deadline: teamDate(-1) })
    const { _id, title, deadline: at } = todo
    await respond(page, 'GET /api/todo/archived', { body: [todo] })
    await respond(page, 'GET /api/rollcall/todo/*', {
      body: {
        subject: { kind: 'todo', _id, title, at },
        closedAt: null,
        numbers: null,
        rows: [
          {
            userId: 'ben',
            username: 'ben',
            mark: null,
            minutes: null,
            excuse: null,
            outcome: null,
          },
        ],
      },
    })
    await page.goto('/admin/archived-todo')
    await page
      .getByRole('link', { name: /^Roll call of/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roll call')
    await expectLoaded(page)
    await expect(page.getByRole('button', { name: 'Everybody else has delivered' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('What two admins mark at once is kept', async ({ page, signInAs, newMember, clientFor }) => {
  const other = clientFor((await signInAs('admin')).token)
  const [ana, ben] = [
    await newMember({ teams: ['Docu Team'] }),
    await newMember({ teams: ['Docu Team'] }),
  ]
  const { data } = await other.meeting.create({
    title: unique('Stand-up'),
    startsAt: new Date(Date.now() - hour).toISOString(),
    assignees: ['Docu Team'],
  })
  const params = { kind: 'meeting', id: data._id } as const
  await page.goto(`/admin/meetings/${data._id}`)
  await expectLoaded(page)
  const { rows } = await other.rollCall.get({ params })
  const bens = rows.filter(({ username }) => username === ben.username)
  const marks = bens.map(({ userId }) => ({ userId, mark: 'absent' as const }))
  await other.rollCall.save({ params, body: { marks } })
  await marksOf(page, ana.username).getByText('Present').click()
  const markOf = async ({ username }: Account) =>
    (await other.rollCall.get({ params })).rows.find((row) => row.username === username)?.mark
  await expect.poll(() => markOf(ana)).toBe('present')
  expect(await markOf(ben)).toBe('absent')
  await expect(marksOf(page, ben.username).getByRole('radio', { name: 'Absent' })).toBeChecked()
})

test('A mark that failed to save is kept over a reload', async ({
  page,
  quiet,
  signInAs,
  newMember,
  clientFor,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  const admin = clientFor((await signInAs('admin')).token)
  const { username } = await newMember({ teams: ['Docu Team'] })
  const { data } = await admin.meeting.create({
    title: unique('Stand-up'),
    startsAt: new Date(Date.now() - hour).toISOString(),
    assignees: ['Docu Team'],
  })
  await page.goto(`/admin/meetings/${data._id}`)
  const stop = await respond(page, 'PUT /api/rollcall/meeting/*', null)
  await marksOf(page, username).getByText('Absent').click()
  await expect(page.getByText('Not saved.')).toBeVisible()
  await page.reload()
  await expect(marksOf(page, username).getByRole('radio', { name: 'Absent' })).toBeChecked()
  // The page saves it by itself once more: that fails too.
  await expect(page.getByText('Not saved.')).toBeVisible()
  await stop()
  const markOf = async () => {
    const { rows } = await admin.rollCall.get({ params: { kind: 'meeting', id: data._id } })
    return rows.find((row) => row.username === username)?.mark
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(markOf).toBe('absent')
})
