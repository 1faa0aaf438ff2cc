import { basePath } from './endpoints.ts'

/**
 * Makes the sign-in library's request from a browser's request and its parsed body.
 *
 * @param path the library's endpoint, if different.
 */
export function libraryRequest(request: Request, body: unknown, path?: string): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (body === undefined) headers.delete('content-type')
  else headers.set('content-type', 'application/json')
  const url = path === undefined ? request.url : new URL(basePath + path, request.url)
  return new Request(url, {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
