import { relativeTime } from '../time/relative-time'

/** What editors read about the versions of a text, before and after one is restored. */
export const versionMessages = {
  restoredAsDraft: 'Restored as a draft. Visitors see it once you publish it.',
  restoredAndPublished: 'Restored and published. Visitors see it now.',
  draftKeepsPublished:
    'This version becomes the draft. Visitors go on seeing what is published until you publish the draft.',
  draftStaysUnseen:
    'This version becomes the draft. Visitors see nothing of it until you publish it.',
  savedMeanwhile:
    'Somebody has saved this since you opened it. What you typed is kept in this browser: load the page again to see what was saved and to restore yours.',
  goesLive: 'Visitors will see this version at once, in place of what they see now.',
} as const

/** A version of a text, or what is known of it. */
interface SavedVersion {
  isPublished: boolean
  /** The username of who saved it, where it is known. */
  by: string | null | undefined
  savedAt: string
}

const minute = 60_000

/** Who published a version or saved it as a draft, and how long ago. */
export const changeCaption = (
  { isPublished, by, savedAt }: SavedVersion,
  now: Date = new Date(),
): string => {
  const change = `${isPublished ? 'Published' : 'Draft saved'}${by ? ` by ${by}` : ''}`
  const isNew = now.getTime() - Date.parse(savedAt) < minute
  return isNew ? `${change} just now` : `${change}, ${relativeTime(savedAt, now)}`
}
