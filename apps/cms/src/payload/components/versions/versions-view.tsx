import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, TypeWithVersion } from 'payload'
import { draftVersions } from '../../fields/drafts'
import { LocalTime } from './local-time'

const readVersions = async (
  page: DocumentViewServerProps['initPageResult'],
): Promise<TypeWithVersion<object>[]> => {
  const { collectionConfig, docID, globalConfig, req } = page
  const { payload, user } = req
  const options = {
    sort: '-updatedAt',
    limit: draftVersions.max,
    depth: 0,
    overrideAccess: false,
    user,
  }
  if (globalConfig) {
    return (await payload.findGlobalVersions({ slug: globalConfig.slug, ...options })).docs
  }
  if (!collectionConfig) return []
  const where = { parent: { equals: docID } }
  const collection = collectionConfig.slug
  return (await payload.findVersions({ collection, where, trash: true, ...options })).docs
}

const isPublished = ({ version }: TypeWithVersion<object>) =>
  '_status' in version && version._status === 'published'

const authorOf = ({ version }: TypeWithVersion<object>) =>
  'changedBy' in version && typeof version.changedBy === 'string' ? version.changedBy : ''

/** The versions of a document with who saved each, which Payload's own list has no place for. */
export const VersionsView = async (props: DocumentViewServerProps) => {
  const { hasPublishedDoc, initPageResult, routeSegments } = props
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { admin } = req.payload.config.routes
  const versions = await readVersions(initPageResult)
  const published = hasPublishedDoc ? versions.find(isPublished) : undefined
  const statusOf = (each: TypeWithVersion<object>) => {
    if (!isPublished(each)) return req.t('version:draft')
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
                <td>{authorOf(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  )
}
