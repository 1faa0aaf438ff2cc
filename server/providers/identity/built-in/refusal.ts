/** A refusal of the built-in provider, in the form of the sign-in library's own: a code, and a line that says it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}
