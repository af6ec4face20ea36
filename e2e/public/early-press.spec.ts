import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import { holdScripts } from '../fixtures/browser'
import { expectAccessibleState } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { recordRequests } from '../members/support'
import { hydrated } from './support'

const scripts = '**/*.js'

/** What is typed into each form, and the label of its button before and after a press. */
const forms = {
  '/login': {
    button: 'Log me in',
    busy: 'Logging in...',
    call: 'POST /api/user/login',
    typed: { Username: '', Password: '' },
    // With scripts 3 s late the member's first screen comes in five steps, which begin with the answer.
    done: (page: Page) => expect(page).toHaveURL('/dashboard', { timeout: 45_000 }),
  },
  '/contact': {
    button: 'Submit',
    busy: 'Submitting...',
    call: 'POST /api/contact',
    typed: { Name: 'Ana', Email: 'ana@example.com', Message: '' },
    done: (page: Page) =>
      expect(page.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible({
        timeout: 30_000,
      }),
  },
} as const

type Path = keyof typeof forms

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const fillIn = async (page: Page, typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const category = page.getByLabel('Category')
  if (await category.isVisible()) await category.selectOption('Feedback')
}

const submitButton = 'form[method] button[type=submit]'

/** Presses the form's button, or Enter in its first field. */
const press = (page: Page, path: Path, way: string) =>
  way === 'click'
    ? page.locator(submitButton).click()
    : page.getByLabel(Object.keys(forms[path].typed)[0] ?? '', { exact: true }).press('Enter')

const documents = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) sent.push(request.method())
  })
  return sent
}

for (const path of ['/login', '/contact'] as const) {
  const { button: label, busy, call, done } = forms[path]

  /** The fields of the form, with an account or a message that no other test uses. */
  const typedFor = (account: { username: string; password: string }): Record<string, string> =>
    path === '/login'
      ? { Username: account.username, Password: account.password }
      : { ...forms[path].typed, Message: `Hello ${randomUUID()}` }

  for (const way of ['click', 'Enter']) {
    test(`Of five presses (${way}) on the button of ${path} before and while the scripts load, one is sent`, async ({
      page,
      newMember,
    }) => {
      const release = await holdScripts(page)
      const requests = recordRequests(page)
      const opened = documents(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await fillIn(page, typedFor(await newMember()))
      await press(page, path, way)
      await expect(button(page, busy)).toBeVisible()
      await expect(button(page, label)).toHaveCount(0)
      await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached()
      for (let time = 1; time < 5; time += 1) await press(page, path, way)
      release()
      await done(page)
      expect(requests.filter((line) => line === call)).toEqual([call])
      expect(opened).toEqual(['GET'])
    })

    for (const times of [1, 5]) {
      test(
        `With scripts 3 s late ${path} sends once what is pressed (${way}) ${times} times`,
        { tag: '@complete' },
        async ({ page, newMember }) => {
          await page.route(scripts, async (route) => {
            await pause(3000)
            await route.fallback()
          })
          const requests = recordRequests(page)
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await fillIn(page, typedFor(await newMember()))
          await press(page, path, way)
          await expect(button(page, busy)).toBeVisible()
          const place = await page.locator(submitButton).boundingBox()
          if (!place) throw new Error('The button is not shown.')
          for (let time = 1; time < times && page.url().endsWith(path); time += 1) {
            // At the same place, as a person does: the busy button is not enabled, and may be gone by now.
            if (way === 'click') await page.mouse.click(place.x + 20, place.y + 20)
            else await page.keyboard.press('Enter')
            await page.waitForTimeout(500)
          }
          await done(page)
          expect(requests.filter((line) => line === call)).toEqual([call])
        },
      )
    }
  }

  test(`A press on the button of ${path} shows ${busy} before anything else happens`, async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const pressed = page.locator(submitButton)
    await expect(pressed).toBeVisible()
    const { width } = (await pressed.boundingBox()) ?? {}
    const shown = await pressed.evaluate((element: HTMLElement) => {
      element.click()
      return element.innerText
    })
    expect(shown).toBe(busy)
    expect(await pressed.boundingBox()).toMatchObject({ width })
    await expectAccessibleState(page, `${path}, pressed early`)
  })
}

test('The login says Connection error 15 s after a press without its scripts, gives its button back and works once they come', async ({
  page,
  newMember,
}) => {
  const { username, password } = await newMember()
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await fillIn(page, { Username: username, Password: password })
  await press(page, '/login', 'click')
  await page.clock.fastForward(14_000)
  await expect(button(page, 'Logging in...')).toBeVisible()
  await expect(page.getByText('Connection error.')).toBeHidden()
  await page.clock.fastForward(2000)
  await expect(page.getByText('Connection error.')).toBeVisible()
  await expect(button(page, 'Log me in')).toBeVisible()
  await expectAccessibleState(page, 'the login whose scripts never came')
  release()
  await hydrated(page)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expect(page).toHaveURL('/login')
  await press(page, '/login', 'click')
  await expect(page).toHaveURL('/dashboard')
})

test('The contact form posts as without scripts 15 s after a press, once', async ({ page }) => {
  await page.clock.install()
  await holdScripts(page)
  const opened = documents(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillIn(page, { ...forms['/contact'].typed, Message: `Hello ${randomUUID()}` })
  for (let time = 0; time < 5; time += 1) await press(page, '/contact', 'click')
  await page.clock.fastForward(14_000)
  await expect(button(page, 'Submitting...')).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
  expect(opened.filter((method) => method === 'POST')).toEqual(['POST'])
})

test('Buttons say if their scripts cannot be fetched, and the contact form works without', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  await page.route(scripts, (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page, { ...forms['/contact'].typed, Message: `Hello ${randomUUID()}` })
  await press(page, '/contact', 'Enter')
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()

  await page.goto('/login')
  await fillIn(page, { Username: 'ana', Password: 'never sent' })
  for (let time = 0; time < 2; time += 1) {
    await press(page, '/login', 'Enter')
    await expect(page.getByText('Connection error.')).toBeVisible()
    await expect(button(page, 'Log me in')).toBeVisible()
  }
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('never sent')

  await page.goto('/calendar?month=december')
  await page.getByRole('grid').getByRole('button').first().click()
  await expect(page.getByText('Connection error.')).toBeVisible()
  await page.getByRole('button', { name: 'Exam', exact: true }).click()
  await expect(page).toHaveURL(/types=/)
})

test('The login says Connection error if only its own code cannot be fetched', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  await page.route('**/assets/login-screen*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await fillIn(page, { Username: 'ana', Password: 'never sent' })
  await press(page, '/login', 'click')
  await expect(page.getByText('Connection error.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('never sent')
})

test('A button without words for it acts once when the scripts run, if it was pressed before', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/calendar?month=december', { waitUntil: 'domcontentloaded' })
  const entry = page.getByRole('grid').getByRole('button').first()
  await entry.click()
  await entry.click()
  release()
  await hydrated(page)
  await expect(entry).toHaveAttribute('aria-pressed', 'true')
})

test('Scripts are fetched after the first paint of a page, with the code of its screen', async ({
  page,
}) => {
  await page.goto('/calendar')
  await hydrated(page)
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  expect(Math.min(...fetched.map(({ startTime }) => startTime))).toBeGreaterThan(painted)
  const screen = page.locator('link[rel=modulepreload][href*="calendar-screen"]')
  await expect(screen).toBeAttached()
})

test('The login leads a member on whose session is stored', async ({ page, signInAs }) => {
  await signInAs('user')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('A visitor finds what was typed after an answer without the scripts, and not what was posted', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/400 \(Bad Request\)/)
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillIn(page, { Name: 'Ana', Message: 'Posted' })
  await press(page, '/contact', 'click')
  await page.clock.fastForward(15_000)
  await expect(
    page.getByText('We need your active email to be able to reply to you.'),
  ).toBeVisible()
  await fillIn(page, { Name: 'Ben', Message: 'Typed after the answer' })
  release()
  await hydrated(page)
  await expect(page.getByLabel('Name')).toHaveValue('Ben')
  await expect(page.getByLabel('Category')).toHaveValue('Feedback')
  await expect(page.getByLabel('Message')).toHaveValue('Typed after the answer')
  await fillIn(page, { Email: 'ben@example.com' })
  const request = page.waitForRequest('**/api/contact')
  await press(page, '/contact', 'click')
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Ben',
    desc: 'Typed after the answer',
  })
})
