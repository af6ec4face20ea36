import { classGroups, overridden } from './merge-config'

/** Variants whose order matters: `before:hover` is not `hover:before`. */
const orderSensitive = /^(\[|(before|after|\*|placeholder|file|marker)$)/

const wholeNames = new Map<string, string>()
const prefixes = new Map<string, { group: string; test: (value: string) => boolean }[]>()

for (const [group, members] of Object.entries(classGroups)) {
  for (const member of members) {
    if (typeof member === 'string') {
      wholeNames.set(member, group)
      continue
    }
    for (const [prefix, tests] of Object.entries(member)) {
      for (const test of tests) {
        if (typeof test === 'string') wholeNames.set(test ? `${prefix}-${test}` : prefix, group)
        else prefixes.set(prefix, [...(prefixes.get(prefix) ?? []), { group, test }])
      }
    }
  }
}

/** The group of a utility: that of its longest prefix that has one for the rest of it. */
const groupOf = (utility: string): string | undefined => {
  if (utility.startsWith('[')) return utility.split(':')[0]
  const name = utility.replace(/^-/, '')
  const [searched = ''] = name.split(/[[(]/)
  let group = wholeNames.get(name)
  for (let end = name.length; !group && end > 0; end = searched.lastIndexOf('-', end - 1)) {
    const value = name.slice(end + 1)
    const candidates = value ? prefixes.get(name.slice(0, end)) : undefined
    group = candidates?.find(({ test }) => test(value))?.group
  }
  return group
}

const sorted = (variants: string[]) => {
  const runs: string[][] = [[]]
  for (const variant of variants) {
    if (orderSensitive.test(variant)) runs.push([variant], [])
    else runs.at(-1)?.push(variant)
  }
  return runs.flatMap((run) => run.sort())
}

/** The colons of `hover:[&:first-child]:p-2` that end a variant: those outside of brackets. */
const variantEnd = /:(?![^[]*\])(?![^(]*\))/

/** Removes each class that a later one overrides: one of its group, or of a group that contains it. */
const mergeNames = (names: string) => {
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of names.split(/\s+/).reverse()) {
    const variants = name.split(variantEnd)
    const utility = variants.pop() ?? ''
    const important = utility.endsWith('!')
    const group = groupOf(important ? utility.slice(0, -1) : utility)
    if (group) {
      const place = `${String(important)} ${sorted(variants).join(':')} `
      if (taken.has(place + group)) continue
      for (const each of [group, ...(overridden[group] ?? [])]) taken.add(place + each)
    }
    kept.push(name)
  }
  return kept.reverse().join(' ')
}

const merged = new Map<string, string>()

/** Merges class names, each list once: components repeat theirs at every rendering. */
export const merge = (names: string): string => {
  let result = merged.get(names)
  if (result === undefined) {
    if (merged.size > 500) merged.clear()
    result = mergeNames(names.trim())
    merged.set(names, result)
  }
  return result
}
