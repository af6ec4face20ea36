import { fixClock, tabTo } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test.describe('With the keyboard alone', () => {
  test('a visitor can open a page from the menu', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Marielle' })).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText('Marielle')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)

    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    const reached = []
    for (let step = 0; step < 25 && (await focused()) !== 'Menu'; step += 1) {
      await page.keyboard.press('Tab')
      reached.push(await focused())
    }
    expect(reached).toEqual(
      expect.arrayContaining([
        'Meet our team',
        expect.stringMatching(/About Tropa$/),
        'Home',
        'About',
        'Team',
        'Contact',
      ]),
    )
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/calendar')
  })

  test('a visitor can use the calendar and its events', async ({ page, client }) => {
    const { start } = (await client.calendar.get({})).academicYear
    await fixClock(page, `${start}-08-18T09:00`)
    await page.goto('/calendar')
    await hydrated(page)
    const grid = page.getByRole('grid')
    await tabTo(page, page.getByRole('button', { name: '2nd semester' }))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/semester=second/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/semester=second/)
    await tabTo(page, page.getByRole('combobox', { name: 'Month' }))
    await page.keyboard.type('Sep')
    await expect(grid).toHaveAccessibleName(`September ${start}`)
    await tabTo(page, page.getByRole('link', { name: 'Back to August' }))
    await page.keyboard.press('Enter')
    await expect(grid).toHaveAccessibleName(`August ${start}`)

    const event = grid.getByRole('button', { name: /First semester classes start/ })
    await tabTo(page, page.getByRole('button', { name: 'Holiday', exact: true }))
    await page.keyboard.press('Space')
    await expect(event).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(event).toBeVisible()

    await tabTo(page, grid.locator('[role="gridcell"][tabindex="0"]'))
    await page.keyboard.press('Control+Home')
    for (let day = 1; day < 11; day += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await tabTo(page, event, 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tooltip')).toContainText('First semester classes start')
    await tabTo(page, page.getByRole('link', { name: 'Add to calendar' }))
  })
})
