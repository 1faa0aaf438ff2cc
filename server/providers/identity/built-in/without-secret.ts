/**
 * The sign-in library's answer without the session's secret, which it puts there beside the cookie. The cookie is all that
 * a browser needs, and no script can read that one.
 */
export async function withoutSecret(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const body: unknown = await answer.json()
  const text = JSON.stringify(body, (field, value: unknown) => (field === 'token' ? undefined : value))
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(text, { status: answer.status, headers })
}
