import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../api/api-context'
import { paths } from '../paths'
import { logOut } from '../session/log-out'

/** The way out, and the question before it. */
export const LogoutButton = () => {
  const api = useApi()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    if (isLeaving) return
    setIsLeaving(true)
    await logOut(api)
    await navigate(paths.login, { replace: true })
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Are you sure you want to log out?"
      confirmLabel="Yes, Logout"
      loading={isLeaving}
      onConfirm={() => void leave()}
      trigger={
        <Button variant="secondary" size="sm">
          Logout
        </Button>
      }
    />
  )
}
