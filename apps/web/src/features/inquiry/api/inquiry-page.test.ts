import type { Inquiry } from '@tropa/contract/inquiry'
import { describe, expect, it } from 'vitest'
import { inquiryPage } from './inquiry-page'

const inquiries = Array.from({ length: 12 }, (_, index): Inquiry => ({
  _id: `${index}`,
  name: `Visitor ${index}`,
  category: index === 3 ? 'Feedback' : 'Other',
  email: `visitor${index}@example.com`,
  desc: index === 11 ? 'Ünïcode and 100%' : 'Hello',
  createdAt: '2026-11-18T03:00:00.000Z',
}))

const idsOf = (page: number, search = '') =>
  inquiryPage(inquiries, page, search).inquiries.map(({ _id }) => _id)

describe('inquiryPage', () => {
  it('shows ten inquiries to a page', () => {
    expect(idsOf(1)).toHaveLength(10)
    expect(idsOf(2)).toEqual(['10', '11'])
    expect(idsOf(3)).toEqual([])
    expect(inquiryPage(inquiries, 2, '').pagination).toEqual({
      total: 12,
      page: 2,
      limit: 10,
      totalPages: 2,
    })
  })

  it('searches name, category, address and message without regard to case', () => {
    expect(idsOf(1, 'FEEDBACK')).toEqual(['3'])
    expect(idsOf(1, 'visitor4@')).toEqual(['4'])
    expect(idsOf(1, 'visitor 7')).toEqual(['7'])
    expect(idsOf(1, ' ünïcode and 100% ')).toEqual(['11'])
    expect(inquiryPage(inquiries, 1, 'zebra').pagination.totalPages).toBe(0)
  })
})
