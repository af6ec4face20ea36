import type { DocumentViewServerProps } from 'payload'
import { cloneElement, type ReactElement } from 'react'
// Payload does not export the view, and its button cannot be replaced otherwise.
import { VersionView as PayloadVersionView } from '../../../../../../node_modules/@payloadcms/next/dist/views/Version/index.js'
import { fetchVersion } from '../../../../../../node_modules/@payloadcms/next/dist/views/Version/fetchVersions.js'
import type { DefaultVersionsViewProps } from '../../../../../../node_modules/@payloadcms/next/dist/views/Version/Default/types.js'
import { LocalTime } from './local-time'
import { RestoreVersion } from './restore-version'

type Shown = Omit<DefaultVersionsViewProps, 'versionToCreatedAtFormatted'> & {
  versionToCreatedAtFormatted: ReactElement | string
}

/**
 * Payload's comparison of two versions, with our buttons in place of its own, and with the time of the
 * reader, where Payload shows that of the server.
 */
export const VersionView = async (props: DocumentViewServerProps) => {
  const view: ReactElement<Shown> = await PayloadVersionView(props)
  const { collectionConfig, docID, globalConfig, req } = props.initPageResult
  const {
    canUpdate,
    versionToID: id,
    versionToStatus: status,
    VersionToCreatedAtLabel: label,
  } = view.props
  if (!id) return view
  const version = await fetchVersion({
    id,
    depth: 0,
    overrideAccess: false,
    req,
    ...(collectionConfig && { collectionSlug: collectionConfig.slug }),
    ...(globalConfig && { globalSlug: globalConfig.slug }),
  })
  // A version's own `createdAt` is that of its document.
  const savedAt = version?.updatedAt ?? ''
  const collectionPath = `/${collectionConfig?.slug ?? ''}`
  const globalPath = `/globals/${globalConfig?.slug ?? ''}`
  return cloneElement(view, {
    canUpdate: false,
    versionToCreatedAt: savedAt,
    versionToCreatedAtFormatted: <LocalTime date={savedAt} />,
    VersionToCreatedAtLabel: (
      <>
        {label}
        {canUpdate ? (
          <RestoreVersion
            apiPath={globalConfig ? globalPath : collectionPath}
            pagePath={
              globalConfig ? globalPath : `/collections${collectionPath}/${String(docID ?? '')}`
            }
            id={id}
            savedAt={savedAt}
            isPublished={status === 'published'}
            hasPublished={props.hasPublishedDoc}
          />
        ) : null}
      </>
    ),
  })
}
