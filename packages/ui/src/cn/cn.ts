import { cx } from 'class-variance-authority'
import type { ClassValue } from 'class-variance-authority/types'
import { extendTailwindMerge } from 'tailwind-merge'

/** The tokens whose names tailwind-merge cannot guess. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: [() => true],
      container: ['page', 'wide', 'dialog', 'text'],
      radius: ['mark', 'control', 'card', 'tile', 'bar'],
      shadow: ['float'],
    },
  },
})

/** Joins class names; of two that set the same thing, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(cx(classes))
