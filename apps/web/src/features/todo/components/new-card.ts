import { useRef, useState } from 'react'

const showCard = (card: HTMLElement | null) => {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

/** The card of the to-do that was just posted. */
export interface NewCard {
  /** The to-do's. */
  id: string | undefined
  /** Scrolls to the card and focuses it when it appears, but not when a search brings it back. */
  show: (card: HTMLElement | null) => void
}

/** Keeps which to-do was just posted. */
export const useNewCard = () => {
  const [id, setId] = useState<string>()
  const shownId = useRef<string>(undefined)
  const newCard: NewCard = {
    id,
    show: (card) => {
      if (!card || shownId.current === id) return
      shownId.current = id
      showCard(card)
    },
  }
  return { newCard, setNewId: setId }
}

/** Shows the card of the to-do that was just posted; whether it is on the page yet. */
export const showNewCard = (): boolean => {
  const card = document.querySelector<HTMLElement>('#main li[data-new]')
  showCard(card)
  return card !== null
}
