import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { smallTargets } from '../fixtures/layout'
import { expectLoaded, postTodo } from '../members/support'
import { hydrated, openMenu, publicPages } from '../public/support'
import { fillLists, memberPages } from './member-pages'

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

/** Elements with a line on some sides only that a rounded corner bends at its ends. */
const bentLines = (page: Page) =>
  page.evaluate(() => {
    const corners = {
      Top: ['TopLeft', 'TopRight'],
      Right: ['TopRight', 'BottomRight'],
      Bottom: ['BottomLeft', 'BottomRight'],
      Left: ['TopLeft', 'BottomLeft'],
    } as const
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!element.checkVisibility() || element instanceof SVGElement) return []
      const style = getComputedStyle(element)
      const drawn = sides.filter((side) => parseFloat(style[`border${side}Width`]) > 0)
      const isBent = drawn.some((side) =>
        corners[side].some((corner) => parseFloat(style[`border${corner}Radius`]) > 0),
      )
      return drawn.length < sides.length && isBent ? [element.outerHTML.slice(0, 160)] : []
    })
  })

/** Expects that a finger hits every control, at least 44 px large, and that no line bends at its ends. */
const expectGood = async (page: Page, name: string) => {
  expect.soft(await smallTargets(page), `small controls: ${name}`).toEqual([])
  expect.soft(await bentLines(page), `bent lines: ${name}`).toEqual([])
}

test(
  'A visitor on a phone hits every control, and no hairline bends at its ends',
  { tag: '@complete' },
  async ({ page }) => {
    for (const { path } of publicPages) {
      await page.goto(path)
      await hydrated(page)
      await expectGood(page, path)
    }
    await page.goto('/calendar?month=august')
    await hydrated(page)
    await page.getByRole('button', { name: /First semester classes start/ }).tap()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    await expectGood(page, 'the details of an event')
    await openMenu(page)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
    await expectGood(page, 'the menu')
  },
)

for (const who of ['admin', 'user'] as const) {
  test(
    `On a phone the ${who} hits every control, and no hairline bends at its ends`,
    { tag: '@complete' },
    async ({ page, signInAs, clientFor }) => {
      const { token } = await signInAs('admin')
      await fillLists(clientFor(token))
      await postTodo(clientFor(token), { desc: 'A long line. '.repeat(70) })
      await signInAs(who)
      for (const path of memberPages[who].filter((each) => each !== '/ui')) {
        await page.goto(path)
        await expectLoaded(page)
        await expectGood(page, path)
      }
      if (who === 'user') return
      await page.goto('/admin/todo')
      await page.getByRole('button', { name: /Post a to-do/ }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGood(page, 'a dialog')
    },
  )
}
