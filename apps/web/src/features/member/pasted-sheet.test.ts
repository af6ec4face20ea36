import { describe, expect, it } from 'vitest'
import { readPasted } from './pasted-sheet'

const teams = ['Heads', 'Dev Team', 'Docu Team']

const ana = {
  name: 'Ana Reyes',
  username: 'ana.reyes',
  email: 'ana@example.com',
  teams: ['Dev Team'],
  userType: 'user',
}

const read = (text: string) => readPasted(text, teams)

describe('readPasted', () => {
  it.each([
    ['Excel', 'Name\tE-mail\tTeam\tRole\r\nAna Reyes\tana@example.com\tDev Team\tUser\r\n'],
    ['Google Sheets', 'Ana Reyes\tana.reyes\tana@example.com\tdev team\tuser'],
    ['LibreOffice', 'Ana Reyes\t\tana@example.com\tDev Team\tuser\n\t\t\t\t\n'],
    [
      'a file with semicolons',
      '\ufeffname;e-mail;team;role\nAna Reyes;ana@example.com;Dev Team;user',
    ],
    ['a file with commas', 'Role,Team,E-Mail,Name\n"user",Dev Team,ana@example.com,"Ana Reyes"\n'],
    [
      'cells of two lines',
      'name\temail\tteam\trole\n"Ana\nReyes"\tana@example.com\t"Dev Team\n"\tuser',
    ],
    ['a blank that does not break', 'Ana\u00a0Reyes\t\t ana@example.com\tDev\u00a0Team\tuser'],
    [
      'columns that nobody asked for',
      'Phone\tName\tE-mail\tTeam\tRole\n1\tAna Reyes\tana@example.com\tDev Team\tuser',
    ],
  ])('reads %s', (_from, text) => {
    expect(read(text)).toMatchObject([ana])
  })

  it('reads letters that were taken apart as the letters they are', () => {
    const [row] = read('José Núñez\t'.normalize('NFD'))
    expect(row).toMatchObject({ name: 'José Núñez'.normalize('NFC'), username: 'jose.nunez' })
  })

  it('reads several teams of one cell, and leaves an unknown one to be refused', () => {
    expect(read('Ana\tana\t\t"heads, Docu Team"\n')[0]?.teams).toEqual(['Heads', 'Docu Team'])
    expect(read('Ana\tana\t\tHead')[0]?.teams).toEqual(['Head'])
  })

  it('reads a quotation mark that ends no cell as a letter', () => {
    const rows = read('"Ana" Reyes\tana\n"Ben\tben\n')
    expect(rows.map(({ name, username }) => [name, username])).toEqual([
      ['"Ana" Reyes', 'ana'],
      ['"Ben', 'ben'],
    ])
    expect(read('"Ana ""Annie"" Reyes"\tana')[0]?.name).toBe('Ana "Annie" Reyes')
  })

  it('is split at its tabs, also if its first cell has a comma and a line break', () => {
    expect(read('"Reyes, Ana\nMaria"\tana\t\tHeads\n')).toMatchObject([
      { name: 'Reyes, Ana Maria', username: 'ana', teams: ['Heads'] },
    ])
  })

  it('reads back what an archive has guarded', () => {
    expect(read("name\tusername\n'=Ana\t'@ana")[0]).toMatchObject({
      name: '=Ana',
      username: '@ana',
    })
  })

  it('numbers the rows as the sheet does, with its head and its empty rows', () => {
    const numbers = (text: string) => read(text).map(({ number }) => number)
    expect(numbers('Ana\nBen\n')).toEqual([1, 2])
    expect(numbers('\nName\tTeam\n"Ana\nReyes"\tHeads\n\t\nBen\tHeads\n')).toEqual([3, 5])
  })

  it('finds nobody in an empty text', () => {
    expect([read(''), read('\r\n \t\n')]).toEqual([[], []])
  })
})
