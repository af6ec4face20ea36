import { expect, test } from '../fixtures/test'
import { expectLoaded } from '../members/support'
import { hydrated, openMenu, publicPages } from './support'

test('A visitor never loads the code of the members’ area', async ({ page, api, signInAs }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  const wordsOfMembers = [
    'Post a to-do',
    'Add a new task for the team',
    'Are you sure you want to log out?',
    'Todo acknowledged successfully!',
    'Add record',
  ]
  const found = async () => {
    const responses = await Promise.all([...scripts].map((path) => api(`GET ${path}`)))
    return wordsOfMembers.filter((words) => responses.some(({ text }) => text.includes(words)))
  }
  for (const { path } of publicPages) {
    await page.goto(path)
    await hydrated(page)
    await openMenu(page)
  }
  expect(scripts.size).toBeGreaterThan(0)
  expect(await found()).toEqual([])

  await signInAs('admin')
  for (const path of ['/admin/todo', '/admin/records']) {
    await page.goto(path)
    await expectLoaded(page)
  }
  expect(await found(), 'words in the scripts of members').toEqual(wordsOfMembers)
})

test('A page does not fetch its own page data again', { tag: '@complete' }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) requests.push(request.url())
  })
  for (const path of ['/', '/about', '/team', '/calendar', '/contact', '/rules']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.goto('/calendar?month=august')
  await hydrated(page)
  await page.getByRole('button', { name: '2nd semester' }).click()
  await expect(page).toHaveURL(/semester=second/)
  expect(requests).toEqual([])
})
