import { isTaken, removeHalfMade } from './accounts.ts'
import { endpointOf } from './endpoints.ts'
import { answerGoogle, type GoogleDesk } from './google-sign-in.ts'
import { passwordRefusal } from './password-refusal.ts'
import { refusal, tooManyRequests } from './refusal.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** What a request is answered with. */
export interface Desk {
  readonly library: SignInLibrary
  readonly attempts: SignInAttempts
  /** Unset: Continue With Google is not offered. */
  readonly google: GoogleDesk | undefined
}

/** Answers one request to the built-in provider: what may be reached, with what it may carry. */
export async function answerRequest(desk: Desk, request: Request): Promise<Response> {
  const endpoint = endpointOf(request)
  if (!endpoint) return refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
  if (endpoint.google) {
    const answer = desk.google && (await answerGoogle(desk.google, request))
    return answer ?? refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
  }
  if (!endpoint.body) return throughLibrary(desk, request, undefined)
  const body = endpoint.body.safeParse(await jsonOf(request))
  if (!body.success) return refusal(400, 'VALIDATION_ERROR', 'Some of what was sent cannot be used.')
  // The schema of each of these endpoints has just shown that they are there.
  const { email, password } = body.data as { email: string; password: string }
  const pass = () => throughLibrary(desk, request, body.data)
  if (endpoint.path === '/sign-up/email') return signUp(desk, email, password, pass)
  return desk.attempts.attempt(request, email, pass)
}

async function signUp(
  { library }: Desk,
  email: string,
  password: string,
  pass: () => Promise<Response>,
): Promise<Response> {
  const unfit = passwordRefusal(password, email)
  if (unfit) return unfit
  await removeHalfMade(library, email)
  return explainTaken(library, email, await pass())
}

async function throughLibrary({ library }: Desk, request: Request, body: unknown): Promise<Response> {
  const answer = await library.handler(withBody(request, body))
  // Its limit for each client address, in the shop's words.
  return answer.status === 429 ? tooManyRequests(Number(answer.headers.get('x-retry-after'))) : answer
}

/** Of two sign-ups at the same moment one fails on the unique address: say why, as to everybody else. */
async function explainTaken(library: SignInLibrary, email: string, answer: Response): Promise<Response> {
  if (answer.status !== 422 || !(await answer.clone().text()).includes('FAILED_TO_CREATE_USER')) return answer
  if (!(await isTaken(library, email))) return answer
  return refusal(422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'User already exists. Use another email.')
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    // Not JSON: the endpoint's own schema refuses it.
    return undefined
  }
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (body === undefined) headers.delete('content-type')
  else headers.set('content-type', 'application/json')
  return new Request(request.url, {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
