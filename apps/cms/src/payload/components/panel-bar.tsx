'use client'

import { toast, useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { isRecord } from '@tropa/contract/base/is-record'
import { noResponse } from '@tropa/contract/errors'
import { pictureMessages } from '@tropa/contract/panel/pictures'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { zoneCookie } from '../fields/zone-cookie'

/** `/cms/globals/about/versions/ID` and `/cms/collections/team/ID/versions/ID`, also with `trash/` before the document. */
const versionPage =
  /\/(?:collections\/(?<slug>[^/]+)\/.+|(?<page>globals\/[^/]+))\/versions\/(?<id>[^/]+)$/

/** The path of a version ends with its time, in the server's zone: this shows it in the reader's. */
const useVersionTime = () => {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { setStepNav, stepNav } = useStepNav()
  const [saved, setSaved] = useState<{ page: string; at: string }>()
  const pathname = usePathname()
  const { slug, page, id } = versionPage.exec(pathname)?.groups ?? {}
  const source = id && `${config.routes.api}/${slug ?? page}/versions/${id}?depth=0`

  useEffect(() => {
    if (!source) return
    const read = async () => {
      const version: unknown = await (await fetch(source)).json()
      if (!isRecord(version) || typeof version.updatedAt !== 'string') return
      setSaved({ page: source, at: version.updatedAt })
    }
    // Without a response the time is the server's.
    void read().catch(() => undefined)
  }, [source])

  useEffect(() => {
    const last = stepNav.at(-1)
    if (!saved || saved.page !== source || !last || last.url) return
    const label = formatDate({ date: saved.at, i18n, pattern: config.admin.dateFormat })
    if (last.label !== label) setStepNav([...stepNav.slice(0, -1), { label }])
  }, [config, i18n, saved, setStepNav, source, stepNav])
}

const filesOf = (event: Event): FileList | null | undefined => {
  const { target } = event
  if (event instanceof DragEvent) {
    const isTaken = target instanceof Element && target.closest('.dropzone')
    return isTaken ? event.dataTransfer?.files : null
  }
  const isPicture = target instanceof HTMLInputElement && target.accept.includes('image/')
  return isPicture ? target.files : null
}

/** Names the files that Payload leaves out of a choice without a word. */
const useNotTaken = () => {
  const { getEntityConfig } = useConfig()
  useEffect(() => {
    const taken = getEntityConfig({ collectionSlug: 'media' }).upload.mimeTypes ?? []
    const tell = (event: Event) => {
      const refused = [...(filesOf(event) ?? [])].filter(({ type }) => !taken.includes(type))
      const names = refused.map(({ name }) => name).join(', ')
      if (names) toast.error(pictureMessages.notTaken(names))
    }
    document.addEventListener('change', tell, true)
    document.addEventListener('drop', tell, true)
    return () => {
      document.removeEventListener('change', tell, true)
      document.removeEventListener('drop', tell, true)
    }
  }, [getEntityConfig])
}

/** Says in plain words what browsers call “Failed to fetch”. */
const usePlainFailures = () =>
  useEffect(() => {
    const original = window.fetch.bind(window)
    window.fetch = (...args) =>
      original(...args).catch((error: unknown) => {
        throw error instanceof TypeError ? new TypeError(noResponse, { cause: error }) : error
      })
    return () => {
      window.fetch = original
    }
  }, [])

/** The part of the panel's bar that is on every page: the link to the public site. */
export const PanelBar = () => {
  useVersionTime()
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    document.cookie = `${zoneCookie}=${timeZone}; Path=/cms; Max-Age=31536000; SameSite=Lax`
  }, [])
  useNotTaken()
  usePlainFailures()
  return (
    <a href="/" className="panel-bar__site">
      See the site
    </a>
  )
}
