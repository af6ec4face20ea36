import { cx } from 'class-variance-authority'
import type { ClassValue } from 'class-variance-authority/types'
import { merge } from './merge'

/** Joins class names; of two that set the same thing, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(cx(classes))
