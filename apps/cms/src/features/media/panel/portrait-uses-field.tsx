import type { UIFieldServerProps } from 'payload'
import '../../../payload/components/tools.css'
import { findOlderUses, findPortraitUses } from '../portrait-uses'
import { InDeleteDialog } from './in-delete-dialog'

/** Says whose portrait a picture is, and what happens when its file is replaced. */
export const PortraitUsesField = async ({ id, req }: UIFieldServerProps) => {
  if (id === undefined) return null
  const uses = await findPortraitUses(req, id)
  const older = await findOlderUses(req, id, uses)
  const olderSentence = `Older versions of ${older.join(', ')} show this picture. Once it is deleted, they are restored as drafts without it.`
  const olderUses =
    older.length > 0 ? (
      <>
        <p>{olderSentence}</p>
        <InDeleteDialog id={id}>{olderSentence}</InDeleteDialog>
      </>
    ) : null
  if (uses.length === 0) return olderUses ?? <p>Nobody has this picture as a portrait.</p>
  const team = `${req.payload.config.routes.admin}/collections/team`
  return (
    <section className="tool" aria-labelledby="portrait-uses">
      <h3 id="portrait-uses">Portrait of</h3>
      <ul>
        {uses.map((use) => (
          <li key={use.id}>
            <a href={`${team}/${use.isInTrash ? 'trash/' : ''}${use.id}`}>{use.name}</a>
            {use.isDraft ? ' (in a draft)' : null}
            {use.isInTrash ? ' (in the trash)' : null}
          </li>
        ))}
      </ul>
      <p>
        A new file replaces the portrait on the site as soon as you save. To delete the picture,
        choose another portrait there first.
      </p>
      {olderUses}
    </section>
  )
}
