import type { Locator, Page } from '@playwright/test'
import { firstAccounts } from '@tropa/harness/accounts'
import { createMember, logIn, openAs } from '../fixtures/accounts'
import { createClient, type Client } from '../fixtures/client'
import { expect, test } from '../fixtures/test'
import { addMeeting, fillTodoForm, openTodoForm, toast, unique } from '../members/support'
import { hydrated } from '../public/support'
import { moments, startLine } from './cut-line'

interface Tools {
  page: Page
  admin: Client
  /** A user of the Docu Team, who opens the page if the form is for members. */
  userId: string
  username: string
}

interface Form {
  of: 'anyone' | 'admin' | 'user'
  /** Fills a form in; returns its send button, the sign that it was sent, and a function that counts what is stored. */
  fill: (tools: Tools) => Promise<[send: Locator, sent: Locator, stored: () => Promise<number>]>
}

const ofRecords = async (admin: Client, name: string) =>
  (await admin.record.list({ page: 1, limit: 100, search: name })).records.length

const forms: Record<string, Form> = {
  contact: {
    of: 'anyone',
    fill: async ({ page, admin }) => {
      const name = unique('Ana')
      await page.goto('/contact')
      await hydrated(page)
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Category').selectOption('Collaboration')
      await page.getByLabel('Email').fill('ana@example.com')
      await page.getByLabel('Message').fill('Hello')
      const stored = async () =>
        (await admin.inquiry.list()).filter((inquiry) => inquiry.name === name).length
      const send = page.getByRole('button', { name: 'Submit' })
      return [send, toast(page, 'Inquiry sent successfully!'), stored]
    },
  },
  'to-do': {
    of: 'admin',
    fill: async ({ page, admin }) => {
      const title = unique('Cut')
      const dialog = await openTodoForm(page)
      await fillTodoForm(page, title)
      const stored = async () =>
        (await admin.todo.list()).filter((todo) => todo.title === title).length
      const send = dialog.getByRole('button', { name: 'Post' })
      return [send, toast(page, 'Todo created successfully!'), stored]
    },
  },
  record: {
    of: 'admin',
    fill: async ({ page, admin }) => {
      const name = unique('Ana')
      await page.goto('/admin/records')
      await page.getByRole('button', { name: 'Add record' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add record' })
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByLabel('Violation').fill('Late')
      await dialog.getByLabel('Fee').fill('50')
      await dialog.getByLabel('Kind').selectOption('Lateness')
      const send = dialog.getByRole('button', { name: 'Post' })
      return [send, toast(page, /Record added/), () => ofRecords(admin, name)]
    },
  },
  meeting: {
    of: 'admin',
    fill: async ({ page, admin }) => {
      const title = unique('Cut')
      await page.goto('/admin/meetings')
      await page.getByRole('button', { name: 'Add a meeting' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a meeting' })
      await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
      await dialog.getByRole('checkbox', { name: 'Dev Team' }).click()
      const stored = async () => {
        const { meetings } = await admin.meeting.list({ page: 1, limit: 100 })
        return meetings.filter((meeting) => meeting.title === title).length
      }
      const send = dialog.getByRole('button', { name: 'Post' })
      return [send, toast(page, 'Meeting added successfully!'), stored]
    },
  },
  invite: {
    of: 'admin',
    fill: async ({ page, admin }) => {
      const username = unique('cut').replace(' ', '-')
      await page.goto('/admin/members')
      await page.getByRole('button', { name: 'Invite a member' }).click()
      await page.getByRole('textbox', { name: 'Username' }).fill(username)
      const stored = async () =>
        (await admin.members.list()).filter((member) => member.username === username).length
      const send = page.getByRole('button', { name: 'Invite', exact: true })
      return [send, page.getByText('This link is shown only once'), stored]
    },
  },
  excuse: {
    of: 'user',
    fill: async ({ page, admin }) => {
      const title = unique('Defense')
      await addMeeting(admin, title, 1)
      await page.goto('/standing')
      await page.getByRole('button', { name: `I can't make it: ${title}` }).click()
      await page.getByRole('textbox', { name: 'Tell us why' }).fill('Ill.')
      const stored = async () =>
        (await admin.excuse.list({})).filter(({ subject }) => subject.title === title).length
      const send = page.getByRole('dialog').getByRole('button', { name: 'Send' })
      return [send, page.locator('[data-sonner-toast][data-type="success"]'), stored]
    },
  },
  dispute: {
    of: 'user',
    fill: async ({ page, admin, userId, username }) => {
      const violation = unique('Late')
      const date = new Date().toISOString()
      await admin.record.create({ name: username, violation, fee: 5, status: 'x', date, userId })
      await page.goto('/standing')
      await page
        .getByRole('button', { name: /^This is wrong/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Tell us why' }).fill('I was there.')
      const stored = async () =>
        (await admin.standing.disputes({})).filter((each) => each.violation === violation).length
      const send = page.getByRole('dialog').getByRole('button', { name: 'Send' })
      return [send, page.locator('[data-sonner-toast][data-type="success"]'), stored]
    },
  },
}

/** Whatever says that something was not sent: a toast, or the field. */
const failureOn = (page: Page) =>
  page.locator('[data-sonner-toast][data-type="error"], [aria-invalid="true"]').first()

for (const [name, { of, fill }] of Object.entries(forms)) {
  test(
    `A line that is cut at any of ten moments stores the form once: ${name}`,
    { tag: '@complete' },
    async ({ browser, origin }) => {
      test.setTimeout(300_000)
      const session = await logIn(origin, firstAccounts.admin)
      const admin = createClient(origin, session.token)
      const account = await createMember(origin, { teams: ['Docu Team'] }, session)
      const { username } = account
      const userId =
        (await admin.members.list()).find((member) => member.username === username)?._id ?? ''
      const own = of === 'user' ? await logIn(origin, account) : session
      const line = await startLine(origin)
      try {
        for (const index of moments.keys()) {
          const page = await openAs(browser, line.origin, of === 'anyone' ? undefined : own)
          const [send, sent, stored] = await fill({ page, admin, userId, username })
          line.cutNext(index)
          await send.click()
          await expect(sent.or(failureOn(page)).first()).toBeVisible({ timeout: 40_000 })
          expect(line.wasCut()).toBe(true)
          // A browser repeats a call by itself if a connection that it had used before ends.
          if (!(await sent.isVisible())) await send.click()
          await expect(sent).toBeVisible()
          expect([index, await stored()]).toEqual([index, 1])
          await page.context().close()
        }
      } finally {
        line.stop()
      }
    },
  )
}
