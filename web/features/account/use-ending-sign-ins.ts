import { useRef, useState } from 'react'
import { endOtherSignIns } from '../../../contract/accounts/end-other-sign-ins.ts'
import { endSignIn } from '../../../contract/accounts/end-sign-in.ts'
import type { SignIn } from '../../../contract/accounts/sign-in.ts'
import { ApiError } from '../../api/api-error.ts'
import { signInsMessages as texts } from '../../messages/account.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** Ends own sign-ins, one thing at a time. `onEnded` is told when the list is out of date. */
export function useEndingSignIns(onEnded: () => void) {
  /** The id of the sign-in that is being ended, or `others`. */
  const [ending, setEnding] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const underWay = useRef(false)

  async function run(what: string, work: () => Promise<string>): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setEnding(what)
    setProblem(undefined)
    try {
      showToast('success', await work())
      onEnded()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      // Somebody else was faster: it is over all the same.
      if (error.code === 'SIGN_IN_NOT_FOUND') onEnded()
    } finally {
      underWay.current = false
      setEnding(undefined)
    }
  }
  return {
    ending,
    problem,
    end: ({ _id, device }: SignIn) =>
      run(_id, async () => {
        await sessionApi().call(endSignIn, { params: { id: _id } })
        return texts.ended(device)
      }),
    endOthers: () =>
      run('others', async () => {
        const { deletedCount } = await sessionApi().call(endOtherSignIns, {})
        return texts.endedOthers(deletedCount)
      }),
  }
}
