import { describe, expect, it } from 'vitest'
import { reminderMail } from './reminder-mail'

const todo = { title: 'Draft chapter 4', deadline: '2026-08-17' }

const linkFor = (userType: 'user' | 'admin') =>
  reminderMail(todo, { sender: 'ada', userType, publicUrl: 'https://tropa.example' }).paragraphs[2]

describe('reminderMail', () => {
  it('leads a user and an admin each to the to-do page of their own, through the login', () => {
    expect(linkFor('user')).toBe('https://tropa.example/login?return=/todo')
    expect(linkFor('admin')).toBe('https://tropa.example/login?return=/admin/todo')
  })
})
