import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { fill, openForm, post } from './post-todo-form'
import { answer, card, hold, listen, teamDate, toast, unique } from './support'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test('posts, closes, lists it and is recorded', async ({ page }) => {
  const dialog = await openForm(page)
  const title = unique('Posted')
  await fill(page, title)
  await expectAccessible(page)
  const calls = listen(page)
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
  await expect.poll(() => calls).toContain('POST /api/activitylog')

  await page.getByRole('button', { name: /Post a to-do/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('says what is missing, each in its place, the priority without words', async ({ page }) => {
  const listed = page.waitForResponse('**/api/todo')
  const dialog = await openForm(page)
  await listed
  const calls = listen(page)
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
  expect(calls).toEqual([])
  await expectAccessible(page)
})

test('counts the description and stops at 1000', async ({ page }) => {
  await openForm(page)
  const field = page.getByLabel('Description')
  await field.fill('x'.repeat(999))
  await expect(page.getByText('999 / 1000')).toBeVisible()
  await field.press('End')
  await field.pressSequentially('abc')
  await expect(field).toHaveValue(`${'x'.repeat(999)}a`)
})

test('takes today as the earliest deadline', async ({ page }) => {
  const dialog = await openForm(page)
  await expect(page.getByLabel('Deadline')).toHaveAttribute('min', teamDate())
  await fill(page, unique('Too late'))
  await page.getByLabel('Deadline').fill(teamDate(-1))
  const calls = listen(page)
  await post(page)
  await expect(dialog.getByText('The deadline cannot be before today.')).toBeVisible()
  expect(calls).toEqual([])
})

for (const { name, reply, message, said } of [
  {
    name: "the server's sentence",
    reply: { status: 500, body: { message: 'Something went wrong' } },
    message: /500/,
    said: 'Something went wrong',
  },
  { name: "the error's own text", reply: null, message: /ERR_FAILED/, said: 'Failed to fetch' },
  {
    name: 'its own sentence where there is none',
    reply: { status: 502, body: 'A proxy' },
    message: /502/,
    said: 'Failed to create todo',
  },
]) {
  test(`a failure is told in ${name}, and keeps what was typed`, async ({ page, quiet }) => {
    quiet.expectMessage(message)
    await openForm(page)
    const title = unique('Kept')
    await fill(page, title)
    await answer(page, 'POST /api/todo', reply)
    await post(page)
    await expect(toast(page, said)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
    await toast(page, said).getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('dialog', { name: 'Post a to-do' })).toBeVisible()
    await expectAccessible(page)
  })
}

test("puts the server's field errors on their fields", async ({ page, quiet }) => {
  quiet.expectMessage(/400/)
  const dialog = await openForm(page)
  await fill(page, unique('Refused'))
  await answer(page, 'POST /api/todo', {
    status: 400,
    body: { message: 'Please check the fields.', errors: { title: 'That title is taken.' } },
  })
  await post(page)
  await expect(dialog.getByText('That title is taken.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
})

test('sends it once, however often Enter is pressed', async ({ page }) => {
  await openForm(page)
  await fill(page, unique('Once'))
  const calls = listen(page)
  const letGo = await hold(page, 'POST /api/todo')
  await page.getByLabel('Title').focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter')
  letGo()
  await expect(toast(page, 'Todo created successfully!')).toBeVisible()
  expect(calls.filter((call) => call === 'POST /api/todo')).toHaveLength(1)
})

test('the assignees follow the algebra for every sequence of three clicks', async ({ page }) => {
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
