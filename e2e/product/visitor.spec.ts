import { expect, test } from '../fixtures/test'

test('A visitor sees the academic year that an admin pinned', async ({ page, api, sessionOf }) => {
  const { token } = await sessionOf('admin')
  const pin = async (academicYear: number | null) => {
    const { status } = await api('POST /cms/api/globals/site', { token, body: { academicYear } })
    expect(status).toBe(200)
  }
  const heading = page.getByRole('heading', { level: 1 })
  await pin(2031)
  try {
    await page.goto('/calendar?month=august')
    await expect(heading).toHaveText('Academic calendar 2031 to 2032')
    await expect(page.getByRole('grid')).toHaveAccessibleName('August 2031')
  } finally {
    await pin(null)
  }
  await page.reload()
  await expect(heading).not.toContainText('2031')
})
