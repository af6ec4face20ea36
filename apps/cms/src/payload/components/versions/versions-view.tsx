import type { Column, DocumentViewServerProps } from 'payload'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
// Payload does not export the view, and has no other way to add a column to it.
import { fetchLatestVersion } from '../../../../../../node_modules/@payloadcms/next/dist/views/Version/fetchVersions.js'
import { VersionsView as PayloadVersionsView } from '../../../../../../node_modules/@payloadcms/next/dist/views/Versions/index.js'

interface Version {
  version: { changedBy?: string | null }
}

interface Props {
  children?: ReactNode
  columns?: Column[]
  data?: { docs: Version[] }
}

const authorColumn = (versions: readonly Version[]): Column => ({
  accessor: 'changedBy',
  active: true,
  field: { name: '', type: 'text' },
  Heading: 'Changed by',
  renderedCells: versions.map(({ version }) => version.changedBy ?? ''),
})

/** Names the published version to the cells of the status, which Payload's list does not find itself. */
const withPublished = (column: Column, currentlyPublishedVersion: unknown): Column => ({
  ...column,
  renderedCells: column.renderedCells.map((cell) =>
    isValidElement<{ currentlyPublishedVersion?: unknown }>(cell)
      ? cloneElement(cell, { currentlyPublishedVersion })
      : cell,
  ),
})

interface Found {
  versions: readonly Version[]
  published: unknown
}

/** Payload's id of a version tells an editor nothing. */
const withAuthors = (columns: readonly Column[], { versions, published }: Found) => [
  ...columns
    .filter(({ accessor }) => accessor !== 'id')
    .map((each) => (each.accessor === '_status' ? withPublished(each, published) : each)),
  authorColumn(versions),
]

const addAuthors = (node: ReactNode, found: Found): ReactNode => {
  if (!isValidElement<Props>(node)) return node
  const { children, columns, data } = node.props
  if (columns) return cloneElement(node, { columns: withAuthors(columns, found) })
  const inner = { ...found, versions: data?.docs ?? found.versions }
  return cloneElement(
    node,
    {},
    Children.map(children, (child) => addAuthors(child, inner)),
  )
}

const readPublished = ({ hasPublishedDoc, initPageResult }: DocumentViewServerProps) => {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  if (!hasPublishedDoc) return null
  return fetchLatestVersion({
    depth: 0,
    overrideAccess: false,
    req,
    status: 'published',
    // For a global, Payload does not look at the status itself.
    where: { 'version._status': { equals: 'published' } },
    ...(collectionConfig && docID !== undefined && { parentID: docID }),
    ...(collectionConfig && { collectionSlug: collectionConfig.slug }),
    ...(globalConfig && { globalSlug: globalConfig.slug }),
  })
}

/** Payload's list of the versions of a document, with who saved each of them. */
export const VersionsView = async (props: DocumentViewServerProps) => {
  const view = await PayloadVersionsView(props)
  return addAuthors(view, { versions: [], published: await readPublished(props) })
}
