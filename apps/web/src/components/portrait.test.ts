import { expect, it } from 'vitest'
import { portrait } from './portrait'

it('offers both widths where the server keeps them', () => {
  expect(portrait('/media/a-480x480.webp', '5rem')).toEqual({
    src: '/media/a-480x480.webp',
    srcSet: '/media/a-96x96.webp 96w, /media/a-480x480.webp 480w',
    sizes: '5rem',
  })
})

it('takes any other picture as it is', () => {
  expect(portrait('/media/a.webp', '5rem')).toEqual({ src: '/media/a.webp' })
})
