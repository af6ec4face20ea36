import { paths } from '@tropa/contract/pages'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../api/api-context'
import { logOut } from '../session/log-out'

export const LogoutButton = () => {
  const api = useApi()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoggingOut, setIsLoggingOut] = useState(false)

  const confirm = async () => {
    setIsLoggingOut(true)
    await logOut(api)
    await navigate(paths.login, { replace: true })
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Are you sure you want to log out?"
      confirmLabel="Yes, Logout"
      loading={isLoggingOut}
      onConfirm={() => void confirm()}
      trigger={
        <Button variant="secondary" size="sm" className="max-sm:px-2">
          Logout
        </Button>
      }
    />
  )
}
