import { describe, expect, it } from 'vitest'
import { portrait } from './portrait'

describe('portrait', () => {
  it('offers both widths of a picture that the server stores in two', () => {
    expect(portrait('/media/a-480x480.webp', '5rem')).toEqual({
      src: '/media/a-480x480.webp',
      srcSet: '/media/a-96x96.webp 96w, /media/a-480x480.webp 480w',
      sizes: '5rem',
    })
  })

  it('uses any other picture unchanged', () => {
    expect(portrait('/media/a.webp', '5rem')).toEqual({ src: '/media/a.webp' })
  })
})
