import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/browser'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { expect, test } from '../fixtures/test'
import { toast } from './support'

test('A member whom an admin invites is signed in until an admin blocks them', async ({
  page,
  signInAs,
  browser,
  origin,
}) => {
  const username = `invited-${randomUUID().slice(0, 8)}`
  await signInAs('admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: /Members.*Invite and manage members/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
  await page.getByRole('button', { name: 'Invite a member' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('checkbox', { name: 'Docu Team' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('This link is shown only once and works for 72 hours.')).toBeVisible()
  await expectAccessible(page)
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row').filter({ hasText: `@${username}` })
  await expect(row).toContainText('Invited')

  const context = await browser.newContext({ baseURL: origin })
  const guest = await context.newPage()
  await guest.goto(`/invite${new URL(link).hash}`)
  await guest.getByLabel(/^New Password/).fill('a password of my own')
  await guest.getByLabel(/^Confirm New Password/).fill('a password of my own')
  await guest.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(guest).toHaveURL('/dashboard')

  await page.getByRole('button', { name: `More for ${username}` }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('button', { name: 'Yes, Block' }).click()
  await expect(row).toContainText('Blocked')
  await expectAccessible(page)
  await guest.goto('/todo')
  await expect(guest).toHaveURL('/')
  await context.close()
})

for (const width of [375, 1440]) {
  test(
    `An admin renames a member, makes them a new link and deletes them by keyboard, ${width} px wide`,
    { tag: '@complete' },
    async ({ page, signInAs, newMember }) => {
      // Among the first of the list, and nearly as long as a username may be.
      const username = `aa-${randomUUID()}`.padEnd(62, 'w')
      const renamed = `${username}-2`
      await newMember({ username })
      await signInAs('admin')
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/members')
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const press = async (name: string) => {
        await tabTo(page, button(name))
        await page.keyboard.press('Enter')
      }
      const expectGood = async () => {
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }

      await press(`Edit @${username}`)
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(renamed)
      await expectGood()
      await page.keyboard.press('Enter')
      await expect(button(`Edit @${renamed}`)).toBeFocused()
      await expectGood()

      const more = `More for ${renamed}`
      await press(more)
      await expect(page.getByRole('menuitem', { name: 'Block' })).toBeFocused()
      await expectNoSidewaysScroll(page)
      // Axe would look for the menu in a landmark, which a menu above the page is never in.
      await expectAccessible(page, '[role="menu"]')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(button('Cancel')).toBeFocused()
      await expectGood()
      await press('Yes, New link')
      await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/invite#./)
      await expectGood()
      await page.keyboard.press('Escape')
      await expect(button(more)).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Block' })).toBeFocused()
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
      await page.keyboard.press('Enter')
      await press('Yes, Delete')
      await expect(toast(page, 'Member deleted.')).toBeVisible()
      await expect(button(`Edit @${renamed}`)).toHaveCount(0)
      await expect(page.locator('tr').filter({ has: page.locator(':focus') })).toBeVisible()
    },
  )
}
