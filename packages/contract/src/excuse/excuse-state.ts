export const excuseStates = ['open', 'accepted', 'declined'] as const

export type ExcuseState = (typeof excuseStates)[number]
