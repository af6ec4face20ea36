import { cx } from 'class-variance-authority'
import type { ClassValue } from 'class-variance-authority/types'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card', 'tile'],
      shadow: ['float'],
      container: ['page', 'text', 'dialog'],
    },
  },
})

/** Joins class names; of two that set the same thing, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(cx(classes))
}
