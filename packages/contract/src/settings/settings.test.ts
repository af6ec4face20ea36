import { describe, expect, it } from 'vitest'
import { errorsOf, accepted } from '../testing/input'
import { rows } from '../testing/texts'
import { currencyWord, defaultCurrency, feeMessage, isFee, moneyText, sumFees } from './currency'
import { drawnLetter } from './mark'
import { settingsMessages } from './choices'
import { defaultSettings, isWebAddress, settings, settingsForm } from './settings'

const { mark, ...rest } = defaultSettings
const valid = { ...rest, mark: { letter: mark.letter } }

/** The paths of what is wrong, joined as an answer names them. */
const pathsOf = (change: Record<string, unknown>) => {
  const result = settingsForm.safeParse({ ...valid, ...change })
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}

const team = (name: string) => ({ name })

describe('defaultSettings', () => {
  it('are those of the specification', () => {
    expect(defaultSettings).toEqual({
      name: 'Tropa',
      tagline: 'The team is created for the upcoming Capstone',
      contactEmail: 'tropa@example.com',
      codeUrl: 'https://github.com/tropa-sample/tropa',
      teams: [
        { _id: 'heads', name: 'Heads' },
        { _id: 'dev-team', name: 'Dev Team' },
        { _id: 'design-team', name: 'Design Team' },
        { _id: 'docu-team', name: 'Docu Team' },
      ],
      audiences: [
        { _id: 'regular', name: 'Regular' },
        { _id: 'irregular', name: 'Irregular' },
        { _id: 'graduating', name: 'Graduating' },
      ],
      terms: {
        first: { name: '1st semester', from: 7, to: 12 },
        second: { name: '2nd semester', from: 1, to: 7 },
      },
      currency: { code: 'PHP', one: 'peso', many: 'pesos', cents: false },
      week: 'sunday',
      clock: 12,
      accent: 'amber',
      mark: { letter: 'T', image: null },
      linksFor: 12,
    })
    expect(accepted(settings, defaultSettings)).toEqual(defaultSettings)
  })
})

describe('settingsForm', () => {
  it('accepts the defaults', () => expect(errorsOf(settingsForm, valid)).toEqual({}))

  it('needs every field', () => {
    expect(Object.keys(errorsOf(settingsForm, {})).sort()).toEqual(Object.keys(valid).sort())
  })

  it.each([
    [[team('A'), team('B'), team('a')], ['teams.2.name']],
    [[team('A'), team('B, C')], ['teams.1.name']],
    [[team('everyone')], ['teams.0.name']],
    [[team('Every\u00adone')], ['teams.0.name']],
    [
      [team('Dev Team'), team('Dev\u00a0Team'), team('Dev Team\u200b')],
      ['teams.1.name', 'teams.2.name'],
    ],
    [[team('x'.repeat(41))], ['teams.0.name']],
    [[team(' ')], ['teams.0.name']],
    [[], ['teams']],
    [Array.from({ length: 13 }, (_, index) => team(`T${index}`)), ['teams']],
    [Array.from({ length: 12 }, (_, index) => team(`T${index}`)), []],
    [
      [
        { _id: 'heads', name: 'A' },
        { _id: 'heads', name: 'B' },
      ],
      ['teams.1._id'],
    ],
  ])('judges the teams %j', (teams, wrong) => {
    expect(pathsOf({ teams })).toEqual(wrong)
  })

  const terms = (...months: [number, number, number, number]) => ({
    first: { name: 'A', from: months[0], to: months[1] },
    second: { name: 'B', from: months[2], to: months[3] },
  })

  it.each([
    [terms(8, 1, 2, 7), []],
    [terms(8, 1, 2, 8), []],
    [terms(2, 6, 7, 12), []],
    [terms(2, 2, 3, 3), []],
    [terms(8, 1, 3, 7), ['terms.second.from']],
    [terms(8, 1, 2, 9), ['terms.second.to']],
    [terms(0, 6, 7, 12), ['terms.first.from']],
    [terms(2, 6, 7, 13), ['terms.second.to']],
  ])('judges the terms %j', (chosen, wrong) => {
    expect(pathsOf({ terms: chosen })).toEqual(wrong)
  })

  it('refuses cents if a currency has none, and codes that do not exist', () => {
    const currency = { code: 'JPY', one: 'yen', many: 'yen', cents: true }
    expect(pathsOf({ currency })).toEqual(['currency.cents'])
    expect(pathsOf({ currency: { ...currency, code: 'XYZ', cents: false } })).toEqual([
      'currency.code',
    ])
    expect(pathsOf({ currency: { ...currency, code: 'EUR' } })).toEqual([])
  })

  it.each(rows(['ab', '', '-', 5]))('refuses the letter %j', (letter) => {
    expect(pathsOf({ mark: { letter } })).toEqual(['mark.letter'])
  })

  it('takes an empty address of the code, and null for the first letter and for all links', () => {
    expect(pathsOf({ codeUrl: '', mark: { letter: null }, linksFor: null })).toEqual([])
    expect(pathsOf({ codeUrl: 'http://x.test' })).toEqual(['codeUrl'])
  })
})

describe('isWebAddress', () => {
  it.each([
    ['https://x.test/a_(b)?c=ñ#d', true],
    ['HTTPS://x.test', true],
    ['https://x.test/\0a', false],
    ['https://x.test/\ud800', false],
    ['https://x.test/\na', false],
    ['https://x.test/a b', false],
    ['https://', false],
  ])('judges %j', (address, isRight) => {
    expect(isWebAddress(address)).toBe(isRight)
  })
})

describe('settingsMessages.teamInUse', () => {
  it.each([
    [3, 2, 1, 'Dev Team has 3 members, 2 to-dos and 1 meeting. Move them first.'],
    [3, 1, 0, 'Dev Team has 3 members and 1 to-do. Move them first.'],
    [0, 0, 2, 'Dev Team has 2 meetings. Move them first.'],
  ])('says what is not 0', (members, todos, meetings, text) => {
    expect(settingsMessages.teamInUse('Dev Team', { members, todos, meetings })).toBe(text)
  })
})

describe('currency', () => {
  const euro = { code: 'EUR', one: 'euro', many: 'euros', cents: true }

  it('says amounts with its sign and word', () => {
    expect([moneyText(1000, defaultCurrency), moneyText(0.5, euro)]).toEqual(['₱1,000', '€0.50'])
    expect([
      currencyWord(1, defaultCurrency),
      currencyWord(2, defaultCurrency),
      currencyWord(1, euro),
    ]).toEqual(['peso', 'pesos', 'euro'])
    expect(feeMessage(defaultCurrency)).toBe('Please enter the fee in whole pesos.')
  })

  it('sums exactly', () => expect(sumFees([0.1, 0.2, 19.99])).toBe(20.29))

  it('takes fees with two decimals if there are cents', () => {
    expect([0.5, 0.01, 20, 0.001, -1, NaN].map((fee) => isFee(fee, euro))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(isFee(0.5, { cents: false })).toBe(false)
  })
})

describe('drawnLetter', () => {
  it.each([
    [null, 'Tropa', 'T'],
    [null, '«робот»', 'Р'],
    [null, '4 you', '4'],
    ['k', 'Tropa', 'K'],
    [null, '★', '★'],
  ])('of %j and %j is %j', (chosen, name, letter) => {
    expect(drawnLetter(chosen, name)).toBe(letter)
  })
})
