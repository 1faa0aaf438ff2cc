import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { deletionMessages as texts } from '../../messages/account.ts'
import { links } from '../../routing/links.ts'
import { deleteOwnAccount } from '../../session/delete-own-account.ts'
import { showToast } from '../../ui/toast.ts'
import { useTakenDown } from '../../ui/use-taken-down.ts'

/** Deletes the own account once its address was typed, and leads home. */
export function useDeletingAccount(email: string) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  /** How often another address was typed, since the right one or none was. */
  const [mistyped, setMistyped] = useState(0)
  const underWay = useRef(false)
  const takenDown = useTakenDown()

  async function remove(typed: string): Promise<void> {
    if (underWay.current) return
    const matches = typed.trim().toLowerCase() === email.toLowerCase()
    setMistyped((times) => (matches ? 0 : times + 1))
    setRefusal(undefined)
    if (!matches) return
    underWay.current = true
    setBusy(true)
    try {
      await deleteOwnAccount(async () => {
        await navigate(links.home, { replace: true })
        // The router draws when there is time for it. The dashboard's guard, while it stands, sends whoever is
        // signed out to /login.
        await takenDown()
      })
      showToast('success', texts.done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      setBusy(false)
    } finally {
      underWay.current = false
    }
  }
  const forget = () => {
    setRefusal(undefined)
    setMistyped(0)
  }
  return { busy, refusal, mistyped, remove, forget }
}
