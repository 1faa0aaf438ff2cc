import { isTaken, removeHalfMade } from './accounts.ts'
import { endpointOf } from './endpoints.ts'
import { passwordRefusal } from './password-refusal.ts'
import { refusal } from './refusal.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** Answers one request to the built-in provider: what may be reached, with what it may carry. */
export async function answerRequest(library: SignInLibrary, request: Request): Promise<Response> {
  const endpoint = endpointOf(request)
  if (!endpoint) return refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
  if (!endpoint.body) return library.handler(withBody(request, undefined))
  const body = endpoint.body.safeParse(await jsonOf(request))
  if (!body.success) return refusal(400, 'VALIDATION_ERROR', 'Some of what was sent cannot be used.')
  if (endpoint.path !== '/sign-up/email') return library.handler(withBody(request, body.data))
  // The schema of sign-up has just shown that they are there.
  const { email, password } = body.data as { email: string; password: string }
  const unfit = passwordRefusal(password, email)
  if (unfit) return unfit
  await removeHalfMade(library, email)
  return explainTaken(library, email, await library.handler(withBody(request, body.data)))
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
