/** Makes the sign-in library's request from a request of the browser and its parsed body. */
export function libraryRequest(request: Request, body: unknown): Request {
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
