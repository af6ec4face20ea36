import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from '../fixtures/accounts'
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

test('A visitor can open every public page, each with one heading and its own title', async ({
  page,
}) => {
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

test('A visitor sees all 13 team members', async ({ page, client }) => {
  const team = await client.team.list()
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
      .poll(() => portrait.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('A visitor sees the team, its purpose and the version on the home page', async ({
  page,
  client,
}) => {
  await page.goto('/')
  await expect(page.getByText('The team is created for the upcoming Capstone')).toBeVisible()
  await expect(page.getByText('4.8.4')).toBeVisible()
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Manila' })
  await expect(page.getByText(`© ${year.format()}`)).toBeVisible()
  for (const { image } of await client.team.list()) {
    const stem = image.replace(/^\/media\/|-\d+x\d+\.webp$|\.webp$/g, '')
    await expect(page.locator(`img[src*="${stem}"]`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'About Tropa' }).click()
  await expect(page).toHaveURL('/about')
})

test('A visitor can read the three stories of the about page', async ({ page }) => {
  await page.goto('/about')
  for (const name of ['Our story', 'Made by QCU students', 'What we’re building']) {
    const heading = page.getByRole('heading', { name: new RegExp(name.replace('’', "['’]")) })
    await expect(heading).toBeVisible()
  }
  await page.getByRole('link', { name: 'View team' }).click()
  await expect(page).toHaveURL('/team')
})

test('A visitor can read every number of the rules', async ({ page }) => {
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

test('A visitor can choose a month of the academic year', async ({ page, client }) => {
  const { academicYear, first } = await client.calendar.get({})
  const { start, end } = academicYear
  const august = first['7']
  expect(august).toContainEqual(expect.objectContaining({ date: 11 }))
  await page.goto('/calendar?semester=first')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(String(start))
  await expect(heading).toContainText(String(end))
  await expect(page.getByRole('list', { name: 'Event types' })).toBeVisible()
  await page.getByLabel('Month', { exact: true }).selectOption('August')
  for (const { title } of august) {
    await expect(page.getByText(title, { exact: false }).first()).toBeVisible()
  }
})

test('A visitor sees the academic year that an admin pinned', async ({ page, api, origin }) => {
  const { token } = await logIn(origin, firstAccounts.admin)
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
