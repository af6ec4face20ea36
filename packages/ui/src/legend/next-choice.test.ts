import { describe, expect, it } from 'vitest'
import { nextChoice } from './next-choice'

const all = ['course', 'exam', 'holiday']

describe('nextChoice', () => {
  it('shows the first item that is chosen alone', () => {
    expect(nextChoice(all, [], 'exam')).toEqual(['exam'])
  })

  it('adds further items, in the order of all', () => {
    expect(nextChoice(all, ['holiday'], 'course')).toEqual(['course', 'holiday'])
  })

  it('leaves out an item that is clicked again', () => {
    expect(nextChoice(all, ['exam', 'holiday'], 'exam')).toEqual(['holiday'])
    expect(nextChoice(all, ['holiday'], 'holiday')).toEqual([])
  })
})
