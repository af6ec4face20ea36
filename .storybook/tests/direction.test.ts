import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { openPage } from './lanes'
import { prepare, showStory } from './preview'

const storybook = inject('storybook')
const first = 'actions-button--primary'

/** Stories of components with an order, a side, an overlay or an icon that points somewhere. */
const stories = [
  'actions-button--with-icon',
  'actions-dropdownmenu--open',
  'actions-popoverbutton--open',
  'calendar-monthgrid--selected',
  'data-table--full',
  'feedback-banner--failure',
  'forms-checkbox--with-description',
  'forms-datepicker--open',
  'forms-field--with-hint-and-error',
  'forms-passwordinput--shown',
  'forms-searchfield--filled',
  'forms-select--open',
  'navigation-breadcrumb--three-steps',
  'navigation-pagination--with-gaps',
  'navigation-tabs--first',
  'surfaces-dialog--open',
  'surfaces-disclosure--open',
]

interface Box {
  name: string
  start: number
  width: number
  top: number
  padding: string
  radius: string
  border: string
  /** Of an icon that points back or on: whether it points the other way from right to left. */
  pointer: string
}

/** Measures every element from the side where reading begins. Runs in the browser. */
const readBoxes = (): Box[] => {
  const { dir, clientWidth } = document.documentElement
  const isRtl = dir === 'rtl'
  const inOrder = (left: string, right: string) => (isRtl ? [right, left] : [left, right]).join(' ')
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => !element.parentElement?.closest('svg'))
    .map((element) => {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const classes = element.getAttribute('class') ?? ''
      const points = /lucide-(?:chevron|arrow)-(?:left|right)/.test(classes)
      return {
        name: `${element.tagName.toLowerCase()}.${classes.split(' ')[0] ?? ''}`,
        start: isRtl ? clientWidth - box.right : box.left,
        width: box.width,
        top: box.top,
        padding: inOrder(style.paddingLeft, style.paddingRight),
        radius: inOrder(style.borderTopLeftRadius, style.borderTopRightRadius),
        border: inOrder(style.borderLeftWidth, style.borderRightWidth),
        pointer: points ? (style.scale.startsWith('-1') === isRtl ? 'turned' : 'not turned') : '',
      }
    })
    .filter(({ width }) => width > 0)
}

const isNear = (first: number, second: number) => Math.abs(first - second) <= 1.5

const differences = (ltr: Box[], rtl: Box[]) =>
  ltr.flatMap((box, index) => {
    const other = rtl[index]
    if (!other) return [`${box.name} is missing`]
    const same =
      isNear(box.start, other.start) &&
      isNear(box.width, other.width) &&
      isNear(box.top, other.top) &&
      box.padding === other.padding &&
      box.radius === other.radius &&
      box.border === other.border &&
      box.pointer === other.pointer
    return same ? [] : [`${JSON.stringify(box)} became ${JSON.stringify(other)}`]
  })

describe('a component from right to left', () => {
  let browser: Browser
  let pages: Record<'ltr' | 'rtl', Awaited<ReturnType<typeof openPage>>>

  const open = async (direction: 'ltr' | 'rtl') => {
    const opened = await openPage(browser)
    const globals = `theme:light;direction:${direction}`
    await opened.page.goto(`${storybook}iframe.html?id=${first}&globals=${globals}`)
    await prepare(opened.page)
    return opened
  }

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
    pages = { ltr: await open('ltr'), rtl: await open('rtl') }
  })

  afterAll(() => browser.close())

  const measure = async (id: string, direction: 'ltr' | 'rtl') => {
    const { page, errors } = pages[direction]
    errors.length = 0
    const problems = await showStory(page, id)
    const boxes = await page.evaluate(readBoxes)
    return { boxes, problems: [...problems, ...errors] }
  }

  it.each(stories)('is the mirror image, with axe finding nothing: %s', async (id) => {
    const ltr = await measure(id, 'ltr')
    const rtl = await measure(id, 'rtl')
    expect(rtl.problems).toEqual([])
    expect(ltr.boxes.length).toBeGreaterThan(1)
    expect(rtl.boxes).toHaveLength(ltr.boxes.length)
    expect(differences(ltr.boxes, rtl.boxes)).toEqual([])
  })

  it('moves to the next tab with the arrow that points on', async () => {
    const { page } = pages.rtl
    await showStory(page, 'navigation-tabs--first')
    await page.getByRole('tab').first().focus()
    const second = await page.getByRole('tab').nth(1).innerText()
    await page.keyboard.press('ArrowLeft')
    await page.locator('[role="tab"]:focus', { hasText: second }).waitFor()
  })

  it('moves to the next day with the arrow that points on', async () => {
    const { page } = pages.rtl
    await showStory(page, 'calendar-monthgrid--full')
    const cell = page.locator('[data-day][tabindex="0"]')
    const day = Number(await cell.getAttribute('data-day'))
    await cell.focus()
    await page.keyboard.press('ArrowLeft')
    expect(Number(await page.locator('[data-day]:focus').getAttribute('data-day'))).toBe(day + 1)
  })

  it('moves to the next day of a date picker with the arrow that points on', async () => {
    const { page } = pages.rtl
    await showStory(page, 'forms-datepicker--open')
    await page.keyboard.press('ArrowLeft')
    await page.locator(':focus[aria-label="Friday, January 16, 2026"]').waitFor()
  })
})
