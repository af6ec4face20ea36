import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { useRef } from 'react'
import { useMember } from '../../session/member-context'
import { SearchForm } from './search-form'

const descriptions = {
  admin: 'Finds to-dos, events, rules, people and inquiries by what they say.',
  user: 'Finds to-dos, events, rules and people by what they say.',
}

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Returns the focus to where it was before the dialog. */
  onCloseAutoFocus: (event: Event) => void
}

/** The search over all that a member may read. */
export const SearchDialog = ({ isOpen, onClose, onCloseAutoFocus }: SearchDialogProps) => {
  const { userType } = useMember()
  const isFollowed = useRef(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <DialogContent
        title="Search"
        description={descriptions[userType]}
        onOpenAutoFocus={() => {
          isFollowed.current = false
        }}
        onCloseAutoFocus={(event) => {
          if (!isFollowed.current) {
            onCloseAutoFocus(event)
            return
          }
          event.preventDefault()
          // A new screen takes the focus by itself, the same one with another search does not.
          if (document.activeElement === document.body) document.getElementById('main')?.focus()
        }}
      >
        <SearchForm
          onFollow={() => {
            isFollowed.current = true
            onClose()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
