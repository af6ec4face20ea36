'use client'

import { useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface InDeleteDialogProps {
  id: number | string
  children: ReactNode
}

/** What the dialog that deletes a document says besides. Payload has no place for it. */
export const InDeleteDialog = ({ id, children }: InDeleteDialogProps) => {
  const slug = `delete-${id}`
  const isOpen = useModal().modalState[slug]?.isOpen === true
  const [content, setContent] = useState<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const frame = requestAnimationFrame(() =>
      setContent(document.querySelector(`#${slug} .confirmation-modal__content`)),
    )
    return () => {
      cancelAnimationFrame(frame)
      setContent(null)
    }
  }, [isOpen, slug])
  return content ? createPortal(<div>{children}</div>, content) : null
}
