import { firstAccounts, logIn } from '../fixtures/accounts'
import { expect, test } from '../fixtures/test'

const pages = [
  { path: '/', title: /Tropa/ },
  { path: '/about', title: /About/ },
  { path: '/team', title: /Team/ },
  { path: '/calendar', title: /Calendar/i },
  { path: '/contact', title: /Contact/ },
  { path: '/rules', title: /Rules and Regulations/ },
  { path: '/login', title: /login/i },
]

interface TeamMember {
  name: string
  alt: string
  role: string
  bio: string
  image: string
}

test('every public page opens, with one heading and a title of its own', async ({ page }) => {
  const titles = new Set<string>()
  for (const { path, title } of pages) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(pages.length)
})

test('the team page shows the 13 members that the CMS holds', async ({ page, api }) => {
  const { body } = await api('GET /api/team')
  const team = body as unknown as TeamMember[]
  expect(team).toHaveLength(13)
  await page.goto('/team')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
  for (const { name, role, bio, image } of team) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText(role, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(bio, { exact: true })).toBeVisible()
    const portrait = page.locator(`img[src="${image}"]`)
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the home page shows who made it, for what, and which version', async ({ page, api }) => {
  const { body } = await api('GET /api/team')
  await page.goto('/')
  await expect(page.getByText('The team is created for the upcoming Capstone')).toBeVisible()
  await expect(page.getByText('4.8.4')).toBeVisible()
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Manila' })
  await expect(page.getByText(`© ${year.format()}`)).toBeVisible()
  for (const { image } of body as unknown as TeamMember[]) {
    const stem = image.replace(/^\/media\/|-\d+x\d+\.webp$|\.webp$/g, '')
    await expect(page.locator(`img[src*="${stem}"]`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'About Tropa' }).click()
  await expect(page).toHaveURL('/about')
})

test('the about page tells the three stories', async ({ page }) => {
  await page.goto('/about')
  for (const name of ['Our story', 'Made by QCU students', 'What we’re building']) {
    const heading = page.getByRole('heading', { name: new RegExp(name.replace('’', "['’]")) })
    await expect(heading).toBeVisible()
  }
  await page.getByRole('link', { name: 'View team' }).click()
  await expect(page).toHaveURL('/team')
})

test('the rules page names every number of the rules', async ({ page }) => {
  await page.goto('/rules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Rules and Regulations')
  const main = page.getByRole('main')
  await expect(main).toContainText('August 18, 2025')
  for (const name of [
    'Introduction',
    'Warning System',
    'Immediate Removal',
    'Attendance and Punctuality',
    'Fee Collection and Record Keeping',
    'Leadership Accountability',
    'Purpose of Rules',
    'Disclaimer',
    'Acknowledgment',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(main).toContainText(/3 warnings/)
  await expect(main).toContainText(/3 revisions/)
  await expect(main).toContainText(/1\D{1,4}4 minutes[^.]*20 pesos/)
  await expect(main).toContainText(/5\D{1,4}30 minutes[^.]*50 pesos/)
  await expect(main).toContainText(/31[^.]*100 pesos/)
  await expect(main).toContainText(/5 (combined )?(lateness|instances)/)
  await expect(main).not.toContainText(/[{}]/)
})

test('the calendar shows a month of the academic year', async ({ page, api }) => {
  const { body } = await api('GET /api/calendar')
  const { start, end } = body.academicYear as { start: number; end: number }
  const { 7: august = [] } = body.first as Record<string, { date: number; title: string }[]>
  expect(august).toContainEqual(expect.objectContaining({ date: 11 }))
  await page.goto('/calendar')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(String(start))
  await expect(heading).toContainText(String(end))
  await expect(page.getByRole('list', { name: 'Event types' })).toBeVisible()
  await page.getByLabel('Month', { exact: true }).selectOption('August')
  for (const { title } of august) {
    await expect(page.getByText(title, { exact: false }).first()).toBeVisible()
  }
})

test('the academic year that an editor pins is the one the calendar shows', async ({
  page,
  api,
}) => {
  const { token } = await logIn(api, firstAccounts.admin)
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
