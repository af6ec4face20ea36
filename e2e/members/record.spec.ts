import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { teamDate, unique } from './support'

const path = '/admin/records'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test('An admin can add a record of a member at a time in the team’s zone', async ({
  page,
  newMember,
}) => {
  const { username } = await newMember()
  await page.goto(path)
  await page.getByRole('button', { name: 'Add record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add record' })
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(teamDate())
  const name = unique('Ana')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Member (optional)').selectOption(`@${username}`)
  await page.getByLabel('Violation').fill('5 minutes late')
  await page.getByLabel('Fee').fill('50')
  await page.getByLabel('Kind').selectOption('Absence')
  await page.getByLabel('Date', { exact: true }).fill('2026-08-18')
  await page.getByLabel('Time').fill('09:05')
  await expectAccessible(page)
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  expect((await request).postDataJSON()).toEqual({
    name,
    violation: '5 minutes late',
    fee: 50,
    status: '1 absence(s)',
    date: '2026-08-18T01:05:00.000Z',
    userId: expect.any(String),
  })
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('₱50')
  await expect(row).toContainText(`@${username}`)
  await expect(row).toContainText('Aug 18, 2026, 9:05 AM')
})
