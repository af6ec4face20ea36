import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test(
  'A visitor finds the code, the mail address and each person on the home page',
  { tag: '@complete' },
  async ({ page, client }) => {
    const { codeUrl, contactEmail } = await client.site.get()
    const last = (await client.team.list()).at(-1)
    await page.goto('/')
    await hydrated(page)
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Manila' })
    await expect(page.getByText(`© ${year.format()}`)).toBeVisible()
    const code = page.getByRole('link', { name: /^Code/ })
    await expect(code).toHaveAttribute('href', codeUrl)
    await expect(code).toHaveAttribute('rel', 'noopener noreferrer')
    const mail = page.getByRole('link', { name: /^Mail/ })
    await expect(mail).toHaveAttribute('href', `mailto:${contactEmail}`)
    await page.getByRole('link', { name: last?.alt ?? '', exact: true }).click()
    await expect(page).toHaveURL(`/team#${last?._id ?? ''}`)
    const marked = page.getByRole('main').locator('[aria-current]').getByRole('heading')
    await expect(marked).toHaveText(last?.name ?? '')
    await expect(marked).toBeInViewport()
  },
)
