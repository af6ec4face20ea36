import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { postTodo, toast, unique } from './support'

test.describe('A member’s calendar link', () => {
  test.use({ viewport: { width: 375, height: 900 } })

  test('is made, replaced and switched off by keyboard', async ({
    page,
    origin,
    sessionOf,
    clientFor,
    newMember,
    signInAs,
  }) => {
    const { token } = await sessionOf('admin')
    const title = unique('Due in the calendar')
    await postTodo(clientFor(token), { title, assignee: 'Everyone' })
    await signInAs(await newMember())
    const requested: string[] = []
    page.on('request', (request) =>
      requested.push(request.url(), JSON.stringify(request.headers())),
    )
    const read = async (url: string) => {
      const { pathname, search } = new URL(url)
      const response = await fetch(origin + pathname + search)
      return { status: response.status, text: await response.text() }
    }

    await page.goto('/user/profile')
    const section = page.getByRole('region', { name: 'My calendar' })
    const link = section.getByLabel('Link of your calendar')
    await expect(section.getByText('Anyone with this link can see your deadlines.')).toBeVisible()
    await section.getByLabel('Show dates for').selectOption('Graduating')
    await section.getByRole('button', { name: 'Make a link' }).press('Enter')
    await expect(link).toBeFocused()
    const first = await link.inputValue()
    expect(first).toMatch(/\/calendar\.ics\?key=[\w-]{43}$/)
    await expectAccessible(page)
    const feed = await read(first)
    expect(feed.status).toBe(200)
    expect(feed.text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Due: ${title}`)

    await section.getByRole('button', { name: 'Make a new link' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Make a new link?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Make a new link' }).press('Enter')
    await expect(link).not.toHaveValue(first)
    const second = await link.inputValue()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)

    await page.reload()
    await expect(section.getByText('On', { exact: true })).toBeVisible()
    await expect(section.getByLabel('Show dates for')).toHaveValue('graduating')
    await expect(link).toHaveCount(0)
    expect(await page.content()).not.toContain('?key=')

    await section.getByRole('button', { name: 'Switch off' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).press('Enter')
    await expect(toast(page, 'The link to your calendar is switched off.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Make a link' })).toBeVisible()
    expect((await read(second)).status).toBe(404)
    expect(requested.filter((text) => text.includes('key='))).toEqual([])
  })
})
