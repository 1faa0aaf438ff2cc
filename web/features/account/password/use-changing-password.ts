import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { endOtherSignIns } from '../../../../contract/accounts/accounts.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import type { Problem } from '../../../forms/problem-line.tsx'
import { signInProblem } from '../../../forms/sign-in-problem.ts'
import { useOneAtATime, useReloadAfter } from '../../../forms/use-action.ts'
import { identityPort } from '../../../session/identity/identity.ts'
import { AuthError, type AuthErrorCode } from '../../../session/identity/identity-port.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { passwordTexts as texts } from '../texts.ts'

export interface PasswordValues {
  readonly currentPassword: string
  readonly newPassword: string
}

/** The field of each refusal that concerns one field. Other refusals appear below the form. */
const fieldOf: Partial<Readonly<Record<AuthErrorCode, keyof PasswordValues>>> = {
  'current-password-wrong': 'currentPassword',
  'weak-password': 'newPassword',
  'password-too-common': 'newPassword',
  'password-too-long': 'newPassword',
  'password-does-not-meet-requirements': 'newPassword',
}

interface ChangingPassword {
  readonly busy: boolean
  /** Why the last attempt failed; undefined if a field shows the reason. */
  readonly problem: Problem | undefined
  readonly change: (values: PasswordValues) => void
}

/** Changes the password, one attempt at a time. Clears the form afterwards. */
export function useChangingPassword(form: UseFormReturn<PasswordValues>): ChangingPassword {
  const api = useApi()
  const host = useHost()
  const reloadAfter = useReloadAfter()
  const [problem, setProblem] = useState<Problem>()

  async function send({ currentPassword, newPassword }: PasswordValues): Promise<void> {
    const port = await identityPort()
    await port.changePassword(currentPassword, newPassword)
    form.reset()
    showToast('success', texts.changed)
    if (!host.offers(endOtherSignIns)) return
    // The built-in provider has already ended the sessions at its own shop. Firebase and another {host} do not know
    // about each other.
    await api.call(endOtherSignIns, {}).catch(() => setProblem({ sentence: texts.othersNotEnded }))
  }

  const { busyWith, start } = useOneAtATime(async (values: PasswordValues) => {
    setProblem(undefined)
    try {
      await reloadAfter(send(values))
    } catch (error) {
      const found = signInProblem(error)
      const field = error instanceof AuthError ? fieldOf[error.code] : undefined
      if (field) form.setError(field, { message: found.sentence }, { shouldFocus: true })
      else setProblem(found)
    }
  })
  return { busy: busyWith !== undefined, problem, change: start }
}
