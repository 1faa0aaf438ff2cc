import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../../forms/use-action.ts'
import { links } from '../../routing/links.ts'
import { deleteOwnAccount } from '../../session/delete-own-account.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { useTakenDown } from '../../ui/use-taken-down.ts'
import { deletionTexts as texts } from './texts.ts'

/** Deletes the own account once its address was typed, and leads home. */
export function useDeletingAccount(email: string) {
  const navigate = useNavigate()
  /** How often another address was typed, since the right one or none was. */
  const [mistyped, setMistyped] = useState(0)
  const takenDown = useTakenDown()
  const { busyWith, failure, start, forget } = useAction(async () => {
    await deleteOwnAccount(async () => {
      await navigate(links.home, { replace: true })
      // The router draws when there is time for it. The dashboard's guard, while it stands, sends whoever is
      // signed out to /login.
      await takenDown()
    })
    showToast('success', texts.done)
  })
  const busy = busyWith !== undefined

  function remove(typed: string): void {
    if (busy) return
    const matches = typed.trim().toLowerCase() === email.toLowerCase()
    setMistyped((times) => (matches ? 0 : times + 1))
    forget()
    if (matches) start(email)
  }
  return {
    busy,
    failure,
    mistyped,
    remove,
    reset: () => {
      forget()
      setMistyped(0)
    },
  }
}
