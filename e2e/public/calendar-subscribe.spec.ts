import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test('A visitor can subscribe with Apple, Google or Outlook, or copy the address', async ({
  page,
  origin,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/calendar')
  await hydrated(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const feed = `${origin}/calendar.ics`
  const webcal = feed.replace(/^https?/, 'webcal')
  const link = (name: string) => page.getByRole('link', { name })
  await expect(link('Apple')).toHaveAttribute('href', webcal)
  const google = new URL((await link('Google').getAttribute('href')) ?? '')
  expect(google.searchParams.get('cid')).toBe(webcal)
  const outlook = new URL((await link('Outlook').getAttribute('href')) ?? '')
  expect(outlook.searchParams.get('url')).toBe(feed)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(feed)
  await page.keyboard.press('Escape')
  await expect(link('Google')).toBeHidden()
})

test(
  'A visitor without JavaScript sees the ways to subscribe and the address',
  { tag: '@complete' },
  async ({ plainPage }) => {
    await plainPage.goto('/calendar')
    await plainPage.getByRole('button', { name: 'Subscribe' }).click()
    await expect(plainPage.getByRole('link', { name: 'Google' })).toBeVisible()
    await expect(plainPage.getByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(
      /\/calendar\.ics$/,
    )
  },
)
