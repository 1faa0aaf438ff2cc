import { usePart } from '../../forms/sign-in/use-part.ts'
import type { SignInAttempt } from '../../forms/sign-in/use-sign-in-attempt.ts'
import type { CodeRequest } from '../../session/code-request.ts'
import { problems } from '../../texts/problems.ts'
import { codeTexts } from '../../texts/sign-in-code.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { CodeSignIn } from './use-code-sign-in.ts'

interface CodeStepPartProps {
  readonly code: CodeSignIn
  readonly request: CodeRequest
  readonly attempt: SignInAttempt
  readonly name: string | undefined
}

const load = () => import('../../forms/sign-in/code-step.tsx')

/** Asks for the digits of the email, in place of the form, whose typed values stay. */
export function CodeStepPart({ code, request, attempt, name }: CodeStepPartProps) {
  const { part, problem, again } = usePart(load, true)
  if (problem) return <Alert message={problem} again={{ label: problems.tryAgain, run: again }} />
  if (!part) return <Skeleton label={codeTexts.loading} lines={4} />
  return <part.CodeStep request={request} attempt={attempt} name={name} takesFocus={code.askedHere} isMain />
}
