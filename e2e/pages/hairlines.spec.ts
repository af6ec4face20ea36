import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { expectLoaded } from '../members/support'
import { hydrated, publicPages } from '../public/support'
import { fillLists } from './fill-lists'
import { memberPages } from './member-pages'

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

test('No hairline of a public page bends at its ends', { tag: '@complete' }, async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path)
    await hydrated(page)
    expect.soft(await bentLines(page), path).toEqual([])
  }
})

for (const who of ['admin', 'user'] as const) {
  test(
    `No hairline of a screen of the ${who} bends at its ends`,
    { tag: '@complete' },
    async ({ page, signInAs, clientFor }) => {
      const { token } = await signInAs('admin')
      await fillLists(clientFor(token))
      await signInAs(who)
      for (const path of memberPages[who].filter((each) => each !== '/ui')) {
        await page.goto(path)
        await expectLoaded(page)
        expect.soft(await bentLines(page), path).toEqual([])
      }
    },
  )
}
