import { describe, expect, it } from 'vitest'
import {
  excuseDecisionMail,
  excuseMail,
  feesSettledMail,
  oneBelowMail,
  recordDecisionMail,
  reminderMail,
  trialMail,
} from './mails'

const url = 'https://tropa.example'

describe('mails to members', () => {
  it('say where to look and why they came', () => {
    const mails = [
      excuseMail('ben', 'Stand-up', url),
      oneBelowMail('warnings', 3, url),
      excuseDecisionMail('accepted', 'Stand-up', url),
      recordDecisionMail('withdrawn', 'Missed Chapter 4', url),
      trialMail(url),
      feesSettledMail(2, url),
    ]
    for (const { paragraphs } of mails) {
      expect(paragraphs.join('\n')).toContain(url)
      expect(paragraphs.at(-1)).toMatch(/^You get this mail because/)
    }
  })
})

const todo = { title: 'Draft chapter 4', deadline: '2026-08-17' }

const linkFor = (userType: 'user' | 'admin') =>
  reminderMail(todo, { sender: 'ada', userType, publicUrl: 'https://tropa.example' }).paragraphs[2]

describe('reminderMail', () => {
  it('keeps a title in the one line of its subject', () => {
    const asked = { sender: 'ada', userType: 'user', publicUrl: url } as const
    expect(reminderMail({ ...todo, title: 'One\r\nBcc: x' }, asked).subject).toBe(
      'Please acknowledge: One Bcc: x (due Aug 17)',
    )
  })

  it('leads a user and an admin each to the to-do page of their own, through the login', () => {
    expect(linkFor('user')).toBe('https://tropa.example/login?return=/todo')
    expect(linkFor('admin')).toBe('https://tropa.example/login?return=/admin/todo')
  })
})
