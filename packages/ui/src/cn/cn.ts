import { cx } from 'class-variance-authority'
import type { ClassValue } from 'class-variance-authority/types'
import { createTailwindMerge } from 'tailwind-merge'
import { mergeConfig } from './merge-config'

const merge = createTailwindMerge(mergeConfig)

/** Joins class names; of two that set the same thing, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(cx(classes))
