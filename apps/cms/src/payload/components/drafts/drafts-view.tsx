import '../tools.css'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { changeCaption } from '@tropa/contract/content/versions'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { changesOf, type DraftChange } from './draft-changes'
import { findDrafts } from './find-drafts'
import { PublishDrafts } from './publish-drafts'

const Change = ({ label, was, now }: DraftChange) => (
  <>
    <dt>{label}</dt>
    <dd>
      {was ? (
        <p>
          Was <del>{was}</del>
        </p>
      ) : null}
      <p>Now {now ? <ins>{now}</ins> : 'empty'}</p>
    </dd>
  </>
)

const captionOf = ({ changedBy, updatedAt }: Record<string, unknown>) =>
  changeCaption({
    isPublished: false,
    by: typeof changedBy === 'string' ? changedBy : null,
    savedAt: String(updatedAt),
  })

/** One list of everything that waits to be published, with what each draft would change. */
export const DraftsView = async ({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) => {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { payload, user } = req
  if (!user) redirect(`${payload.config.routes.admin}/login`)
  const drafts = await findDrafts(payload, user)
  const rows = await Promise.all(
    drafts.map(async (draft) => ({ draft, ...(await changesOf(payload, draft)) })),
  )
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={payload}
      req={req}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
      // Payload hands these to its own pages only.
      viewActions={payload.config.admin.components.actions}
    >
      <SetStepNav nav={[{ label: 'Drafts' }]} />
      <Gutter className="drafts">
        <h1>Drafts</h1>
        {rows.length === 0 ? <p>Nothing waits here.</p> : null}
        {rows.length > 1 ? (
          <PublishDrafts
            label={`Publish all ${rows.length}`}
            drafts={drafts.map(({ api, label }) => ({ ...api, label }))}
          />
        ) : null}
        {rows.map(({ draft, isLive, changes }) => (
          <article key={draft.href} className="tool__panel" aria-labelledby={draft.href}>
            <h2 id={draft.href}>
              <a href={draft.href}>{draft.label}</a> <span>{draft.kind}</span>
            </h2>
            <p>
              {captionOf(draft.document)}
              {isLive ? null : '. Visitors do not see it yet.'}
            </p>
            {changes.length === 0 ? <p>It says what visitors see already.</p> : null}
            <dl>
              {changes.map((change) => (
                <Change key={change.label} {...change} />
              ))}
            </dl>
            <PublishDrafts
              label="Publish"
              describes={draft.label}
              drafts={[{ ...draft.api, label: draft.label }]}
            />
          </article>
        ))}
      </Gutter>
    </DefaultTemplate>
  )
}
