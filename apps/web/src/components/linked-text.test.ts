import { describe, expect, it } from 'vitest'
import { splitAddresses } from './linked-text'

const addressesIn = (text: string) =>
  splitAddresses(text).flatMap((part) => (part.href === undefined ? [] : [part.text]))

describe('splitAddresses', () => {
  it('keeps every character of the text', () => {
    const text =
      'See https://a.example/b?c=1, (http://d.example) and http:// or javascript:alert(1).'
    expect(
      splitAddresses(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('leaves the punctuation after an address out of it', () => {
    expect(addressesIn('See https://a.example/b?c=1, (http://d.example).')).toEqual([
      'https://a.example/b?c=1',
      'http://d.example',
    ])
  })

  it('finds an address whose scheme is written with capitals', () => {
    expect(addressesIn('Https://a.example/b HTTP://B.EXAMPLE')).toEqual([
      'Https://a.example/b',
      'HTTP://B.EXAMPLE',
    ])
  })

  it('keeps a parenthesis that is part of an address', () => {
    expect(
      addressesIn(
        '(https://en.wikipedia.example/wiki/Git_(software)), https://b.example/a_(b_(c))?',
      ),
    ).toEqual(['https://en.wikipedia.example/wiki/Git_(software)', 'https://b.example/a_(b_(c))'])
  })

  it('does not end an address at a parenthesis without its other half', () => {
    expect(addressesIn('https://a.example/b(c')).toEqual(['https://a.example/b(c'])
  })

  it('makes no link of an address that no browser opens', () => {
    expect(addressesIn('http://%')).toEqual([])
  })

  it('makes no link of another scheme, a bare scheme or a bare name', () => {
    expect(addressesIn('javascript:alert(1) http:// @handle a@b www.example.com')).toEqual([])
  })

  it.each(['c#dev@club.example', 'dean?all@club.example', `${'a'.repeat(70)}@club.example`])(
    'makes no link to the end of %s, which is somebody else’s address',
    (address) => {
      expect(addressesIn(`Write to ${address}, please.`)).toEqual([])
    },
  )

  it('finds mail addresses, and none within a web address', () => {
    expect(
      splitAddresses('Ask ana+x@mail.example.ph. Or https://a.example/@ana@b.example'),
    ).toEqual([
      { text: 'Ask ' },
      { text: 'ana+x@mail.example.ph', href: 'mailto:ana%2Bx@mail.example.ph' },
      { text: '. Or ' },
      { text: 'https://a.example/@ana@b.example', href: 'https://a.example/@ana@b.example' },
    ])
  })
})
