import type { Todo } from '@tropa/contract/todo'
import { expectAccessible, expectAccessibleEverywhere } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { fill, openForm, post } from './post-todo-form'
import { respond, card, hold, recordRequests, teamDate, toast, todoOf, unique } from './support'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test('An admin can post a to-do, which appears in the list and in the activity log', async ({
  page,
}) => {
  const dialog = await openForm(page)
  const title = unique('Posted')
  await fill(page, title)
  await expectAccessible(page)
  const requests = recordRequests(page)
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/todo'),
  )
  await post(page)
  expect((await request).postDataJSON()).toEqual({
    title,
    assignees: ['Design Team'],
    assignee: 'Design Team',
    desc: 'What is to be done.',
    deadline: teamDate(1),
    priority: 'High',
  })
  await expect(toast(page, 'Todo created successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(card(page, title)).toContainText('Design Team')
  await expect.poll(() => requests).toContain('POST /api/activitylog')

  await page.getByRole('button', { name: /Post a to-do/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('The page scrolls to a new to-do and marks it', async ({ page }) => {
  const earlier = Array.from({ length: 20 }, () => todoOf({ deadline: teamDate() }))
  await page.route('**/api/todo', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: [...earlier, ...((await response.json()) as Todo[])] })
  })
  await openForm(page, '?search=nothing')
  const title = unique('Posted in order')
  await fill(page, title)
  await post(page)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(card(page, title)).toContainText('New')
  await expect(card(page, title)).toBeInViewport()
  await expectAccessibleEverywhere(page, 'a new to-do')
  // It takes the focus once, not whenever a search brings it back.
  const search = page.getByRole('searchbox')
  await search.fill('nothing like it')
  await search.press('Enter')
  await expect(card(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(card(page, title)).toBeVisible()
  await expect(search).toBeFocused()
})

test('An admin sees what each field of the to-do form lacks', async ({ page }) => {
  const listed = Promise.all([
    page.waitForResponse('**/api/todo'),
    page.waitForResponse('**/api/todo/waiting'),
  ])
  const dialog = await openForm(page)
  await listed
  const requests = recordRequests(page)
  await post(page)
  for (const message of [
    'Please enter task title.',
    'Please choose at least one assignee.',
    'Please provide a task description',
    'Please select a deadline.',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(dialog.getByText('Please select a priority.')).toHaveCount(0)
  expect(requests).toEqual([])
  await expectAccessible(page)
})

test('An admin can type a description of at most 1000 characters', async ({ page }) => {
  await openForm(page)
  const field = page.getByLabel('Description')
  await field.fill('x'.repeat(999))
  await expect(page.getByText('999 / 1000')).toBeVisible()
  await field.press('End')
  await field.pressSequentially('abc')
  await expect(field).toHaveValue(`${'x'.repeat(999)}a`)
})

test('An admin cannot post a to-do whose deadline has passed', async ({ page }) => {
  const dialog = await openForm(page)
  await expect(page.getByLabel('Deadline')).toHaveAttribute('min', teamDate())
  await fill(page, unique('Too late'))
  await page.getByLabel('Deadline').fill(teamDate(-1))
  const requests = recordRequests(page)
  await post(page)
  await expect(dialog.getByText('The deadline cannot be before today.')).toBeVisible()
  expect(requests).toEqual([])
})

for (const { source, reply, message, said } of [
  {
    source: 'the message of the server',
    reply: { status: 500, body: { message: 'Something went wrong' } },
    message: /500/,
    said: 'Something went wrong',
  },
  {
    source: 'the message of the network error',
    reply: null,
    message: /ERR_FAILED/,
    said: 'Failed to fetch',
  },
  {
    source: 'its own message when the response has none',
    reply: { status: 502, body: 'A proxy' },
    message: /502/,
    said: 'Failed to create todo',
  },
]) {
  test(`An admin sees ${source} after a failure and keeps what was typed`, async ({
    page,
    quiet,
  }) => {
    quiet.expectMessage(message)
    await openForm(page)
    const title = unique('Kept')
    await fill(page, title)
    await respond(page, 'POST /api/todo', reply)
    const requests = recordRequests(page)
    await post(page)
    await expect(toast(page, said)).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
    expect(requests).toEqual(['POST /api/todo'])
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
    await toast(page, said).getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('dialog', { name: 'Post a to-do' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('An admin sees the field errors of the server at their fields', async ({ page, quiet }) => {
  quiet.expectMessage(/400/)
  const dialog = await openForm(page)
  await fill(page, unique('Refused'))
  await respond(page, 'POST /api/todo', {
    status: 400,
    body: { message: 'Please check the fields.', errors: { title: 'That title is taken.' } },
  })
  await post(page)
  await expect(dialog.getByText('That title is taken.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
})

test('An admin posts a to-do once when pressing Enter several times', async ({ page }) => {
  await openForm(page)
  await fill(page, unique('Once'))
  const requests = recordRequests(page)
  const release = await hold(page, 'POST /api/todo')
  await page.getByLabel('Title').focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter')
  release()
  await expect(toast(page, 'Todo created successfully!')).toBeVisible()
  expect(requests.filter((line) => line === 'POST /api/todo')).toHaveLength(1)
})

test('Everyone and the four teams stay in step for every sequence of three clicks', async ({
  page,
}) => {
  await openForm(page)
  const everyone = 'Everyone'
  const teams = ['Heads', 'Dev Team', 'Design Team', 'Docu Team']
  const options = [everyone, ...teams]

  const click = (chosen: string[], option: string) => {
    if (option === everyone) return chosen.includes(everyone) ? [] : options
    const next = chosen.includes(option)
      ? chosen.filter((one) => one !== option && one !== everyone)
      : [...chosen, option]
    return teams.every((team) => next.includes(team)) ? options : next
  }
  const sequences = options.flatMap((a) => options.flatMap((b) => options.map((c) => [a, b, c])))
  const outcomes = await page.evaluate(async (all) => {
    const boxes = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=checkbox]')]
    const nameOf = (box: HTMLElement) => box.closest('label')?.textContent ?? ''
    const isOn = (box: HTMLElement) => box.getAttribute('aria-checked') === 'true'
    const settle = () => new Promise((done) => setTimeout(done, 0))
    const press = async (name: string) => {
      boxes()
        .find((box) => nameOf(box) === name)
        ?.click()
      await settle()
    }
    const found: string[][] = []
    for (const sequence of all) {
      for (const name of boxes().filter(isOn).map(nameOf)) {
        if (boxes().some((box) => nameOf(box) === name && isOn(box))) await press(name)
      }
      for (const name of sequence) await press(name)
      found.push(boxes().filter(isOn).map(nameOf))
    }
    return found
  }, sequences)
  sequences.forEach((sequence, index) => {
    const expected = sequence.reduce<string[]>(click, [])
    expect(outcomes[index], sequence.join(', ')).toEqual(
      options.filter((option) => expected.includes(option)),
    )
  })
})
