import { useState } from 'react'
import { useShopSettings } from '../../api/settings-context.ts'
import type { SignInAttempt } from '../../forms/sign-in/use-sign-in-attempt.ts'
import { type CodeRequest, useCodeRequest } from '../../session/code-request.ts'

/** Logging in with a code on /login and /signup. */
export interface CodeSignIn {
  readonly offered: boolean
  /** The code that this tab waits for. */
  readonly request: CodeRequest | undefined
  /** Whether it was asked for on this page, and not before a reload. */
  readonly askedHere: boolean
  /** Checks the typed email and asks for a code. */
  readonly ask: () => void
}

/** @param checkedEmail returns the typed email; null when it is not valid, which its field then shows. */
export function useCodeSignIn(
  attempt: SignInAttempt,
  checkedEmail: () => Promise<string | null>,
): CodeSignIn {
  const offered = useShopSettings().identity.codes === true
  const request = useCodeRequest()
  const [askedHere, setAskedHere] = useState(false)
  async function ask(): Promise<void> {
    const email = await checkedEmail()
    if (email === null) return
    setAskedHere(true)
    attempt.run((ways) => ways.askForCode(email), 'code')
  }
  return { offered, request: offered ? request : undefined, askedHere, ask: () => void ask() }
}
