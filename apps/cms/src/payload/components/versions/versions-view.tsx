import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, TypeWithVersion } from 'payload'
import { isSchedulable } from '../../jobs/target'
import { authorOf, isPublished, readVersions } from '../../parts/versions'
import { LocalTime } from './local-time'

/** The versions of a document with who saved each, which Payload's own list has no place for. */
export const VersionsView = async (props: DocumentViewServerProps) => {
  const { hasPublishedDoc, initPageResult, routeSegments } = props
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { admin } = req.payload.config.routes
  const doc = collectionConfig && { relationTo: collectionConfig.slug, value: String(docID) }
  const target = { doc, global: globalConfig?.slug }
  const isVersioned = isSchedulable(req.payload, target)
  const versions = isVersioned ? await readVersions(req.payload, target, req.user) : []
  const published = hasPublishedDoc
    ? versions.find(({ version }) => isPublished(version))
    : undefined
  const statusOf = (each: TypeWithVersion<object>) => {
    if (!isPublished(each.version)) return req.t('version:draft')
    const isLive = each.id === published?.id
    return req.t(isLive ? 'version:currentlyPublished' : 'version:previouslyPublished')
  }
  return (
    <main>
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          pluralLabel: collectionConfig.labels.plural,
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
        {...(globalConfig && { globalSlug: globalConfig.slug, globalLabel: globalConfig.label })}
        {...(docID !== undefined && { id: docID })}
        isTrashed={routeSegments[2] === 'trash'}
        view={req.t('version:versions')}
      />
      <Gutter className="table tropa-versions">
        <table>
          <thead>
            <tr>
              <th>Saved</th>
              <th>Status</th>
              <th>Changed by</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((each) => (
              <tr key={each.id}>
                <td>
                  <a href={`${admin}/${routeSegments.join('/')}/${each.id}`}>
                    <LocalTime date={each.updatedAt} />
                  </a>
                </td>
                <td>{statusOf(each)}</td>
                <td>{authorOf(each.version)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  )
}
