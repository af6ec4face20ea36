import { describe, expect, it } from 'vitest'
import type { Assignee } from './assignee'
import {
  assigneeOptions,
  assigneeText,
  joinRoles,
  normaliseAssignees,
  parseAssignee,
  toggleAssignee,
} from './assignee'

const everyTeam = ['Heads', 'Dev Team', 'Design Team', 'Docu Team'] as const

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])

const clickAll = (clicks: readonly Assignee[]) =>
  clicks.reduce<Assignee[]>((chosen, click) => toggleAssignee(chosen, click), [])

describe('assigneeOptions', () => {
  it('list Everyone first, then the four teams in a fixed order', () => {
    expect(assigneeOptions()).toEqual(['Everyone', ...everyTeam])
  })
})

describe('toggleAssignee', () => {
  it('selects all options with Everyone and clears them with a second Everyone', () => {
    expect(clickAll(['Everyone'])).toEqual(assigneeOptions())
    expect(clickAll(['Everyone', 'Everyone'])).toEqual([])
    expect(clickAll(['Heads', 'Everyone'])).toEqual(assigneeOptions())
  })

  it('clears Everyone when one team is cleared', () => {
    expect(clickAll(['Everyone', 'Design Team'])).toEqual(['Heads', 'Dev Team', 'Docu Team'])
  })

  it('selects Everyone when all four teams are selected', () => {
    expect(clickAll([...everyTeam])).toEqual(assigneeOptions())
    expect(clickAll([...everyTeam.slice(1)])).toEqual(everyTeam.slice(1))
  })

  it('treats Everyone alone as all four teams', () => {
    expect(toggleAssignee(['Everyone'], 'Heads')).toEqual(everyTeam.slice(1))
  })

  it('restores any choice after two clicks on one team', () => {
    for (const chosen of subsets(everyTeam)) {
      for (const team of everyTeam) {
        const start = normaliseAssignees(chosen)
        expect(toggleAssignee(toggleAssignee(start, team), team)).toEqual(start)
      }
    }
  })
})

describe('normaliseAssignees', () => {
  it('sorts a choice and removes duplicates', () => {
    expect(normaliseAssignees(['Docu Team', 'Heads', 'Docu Team'])).toEqual(['Heads', 'Docu Team'])
  })
})

describe('assigneeText and parseAssignee', () => {
  it.each([
    [['Everyone'], 'Everyone'],
    [['Docu Team', 'Heads'], 'Heads, Docu Team'],
    [['Dev Team'], 'Dev Team'],
    [[...everyTeam], 'Everyone'],
    [['Everyone', 'Heads'], 'Everyone'],
    [[], ''],
  ])('formats %j as %j', (chosen, text) => {
    expect(assigneeText(chosen)).toBe(text)
  })

  it('parse every formatted choice back to the same choice', () => {
    for (const chosen of subsets(assigneeOptions()).filter(({ length }) => length > 0)) {
      expect(parseAssignee(assigneeText(chosen))).toEqual(normaliseAssignees(chosen))
    }
  })

  it('parse the teams in any order, with or without a space after the comma', () => {
    expect(parseAssignee('Docu Team,Heads')).toEqual(['Heads', 'Docu Team'])
    expect(parseAssignee(' Heads ,  Docu Team ')).toEqual(['Heads', 'Docu Team'])
  })

  it.each([
    '',
    ' ',
    ',',
    'Heads,',
    'heads',
    'Dev',
    'Heads; Docu Team',
    'Heads Docu Team',
    '__proto__',
    'toString',
  ])('parse %j to undefined', (text) => {
    expect(parseAssignee(text)).toBeUndefined()
  })
})

describe('joinRoles', () => {
  it.each([
    [[], ''],
    [['Heads'], 'Heads'],
    [['Dev Team'], 'Dev'],
    [['Heads', 'Dev Team'], 'Heads & Dev'],
    [['Dev Team', 'Design Team', 'Docu Team'], 'Dev, Design & Docu'],
    [[...everyTeam], 'Heads, Dev, Design & Docu'],
    [['The Team Leads', 'Teamwork'], 'The Team Leads & Teamwork'],
  ])('formats %j as %j', (roles, text) => {
    expect(joinRoles(roles)).toBe(text)
  })
})
