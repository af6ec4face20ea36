import { expectAccessibleState } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { addMeeting, markLate } from '../members/support'

test(
  'axe finds no problem in roll calls, decisions and standings',
  { tag: '@complete' },
  async ({ browser, page, clientFor, newMember, origin, signInAs }) => {
    const member = await newMember({ teams: ['Docu Team'] })
    const own = clientFor((await signInAs(member)).token)
    const storageState = await page.context().storageState()
    const admin = clientFor((await signInAs('admin')).token)
    const closed = await addMeeting(admin, 'Stand-up', -1)
    await admin.rollCall.close({ params: await markLate(admin, closed, member.username) })
    const open = await addMeeting(admin, 'Review', -2)
    await markLate(admin, open, member.username)
    const coming = await addMeeting(admin, 'Defense', 48)
    const [record] = (await own.standing.get()).records
    await own.standing.dispute({
      params: { id: record?._id ?? '' },
      body: { reason: 'I was there on time.' },
    })
    await own.excuse.create({ kind: 'meeting', id: coming, reason: 'My sister marries.' })

    await test.step('for an admin', async () => {
      await page.goto(`/admin/meetings/${open}`)
      await expect(page.getByText('₱50, lateness')).toBeVisible()
      await expectAccessibleState(page, 'an open roll call')
      await page.getByRole('button', { name: 'Close the roll call' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessibleState(page, 'the question before a roll call is closed')
      await page.goto(`/admin/meetings/${coming}`)
      await expect(page.getByText('“My sister marries.”')).toBeVisible()
      await expectAccessibleState(page, 'a roll call with an excuse')
      await page.goto(`/admin/meetings/${closed}`)
      await expect(page.getByRole('table', { name: 'Marks' })).toBeVisible()
      await expectAccessibleState(page, 'a closed roll call')
      await page.goto('/admin/records')
      await page.getByRole('tab', { name: /^Waiting for a decision/ }).click()
      await expect(page.getByText('“I was there on time.”')).toBeVisible()
      await expectAccessibleState(page, 'what waits for a decision')
      await page.getByRole('button', { name: `Withdraw the record of ${member.username}` }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleState(page, 'the form of a decision')
    })

    await test.step('for a member', async () => {
      const context = await browser.newContext({ baseURL: origin, storageState })
      const ownPage = await context.newPage()
      await ownPage.goto('/standing')
      await expect(ownPage.getByText('Being looked at')).toBeVisible()
      await expectAccessibleState(ownPage, 'a standing with a disputed record')
      await context.close()
    })
  },
)
