import type { AuditEntry } from '@tropa/contract/audit/audit'
import { contract } from '@tropa/contract/contract'
import type { HandledInquiry } from '@tropa/contract/inquiry/inquiry'
import { mockProcedure, onePage } from './mock-procedures'

export const inquiries: HandledInquiry[] = [
  {
    _id: '1',
    name: 'Maria Concepcion Villanueva-Santos',
    category: 'Collaboration',
    email: 'maria.concepcion.villanueva.santos@university.example.edu.ph',
    desc: 'We would like to invite the team to the science fair. '.repeat(12).trim(),
    createdAt: '2026-11-18T03:00:00.000Z',
    status: 'new',
    assignedTo: null,
    notes: null,
    version: 1,
  },
  {
    _id: '2',
    name: 'Ben Cruz',
    category: 'General question',
    email: 'ben@example.com',
    desc: 'Is the source code open?\nI would like to learn from it.',
    createdAt: '2026-11-17T17:30:00.000Z',
    status: 'doing',
    assignedTo: 'ana',
    notes: 'Asked the adviser.\nWaiting for an answer.',
    version: 1,
  },
]

const audited: Pick<AuditEntry, 'action' | 'subject' | 'fields'>[] = [
  { action: 'publish', subject: 'Rules', fields: ['sections', 'lastUpdated', '_status'] },
  { action: 'sign-in', subject: 'ana', fields: [] },
  { action: 'delete', subject: 'Book the room', fields: [] },
  { action: 'restore', subject: null, fields: [] },
]

const auditEntries = audited.map(({ action, ...about }, index): AuditEntry => ({
  _id: `${index}`,
  at: '2026-11-18T03:00:00.000Z',
  username: action === 'restore' ? null : 'ana',
  address: action === 'restore' ? null : '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  action,
  ...about,
}))

export const mockInquiries = () => [
  mockProcedure(contract.inquiry.page, { inquiries, pagination: onePage(inquiries.length) }),
  mockProcedure(contract.audit.list, {
    entries: auditEntries,
    pagination: { total: 95, page: 3, limit: 10, totalPages: 10 },
  }),
]
