import type { ServerResponse } from 'node:http'

/** Answers a call in violation of the contract. */
export type OddAnswer = (response: ServerResponse, body: string) => void

const json = (status: number, text: string): OddAnswer => {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

/** Unusable answers. The message of a refusal must not reach a visitor. */
export const oddAnswers: Readonly<Record<string, OddAnswer>> = {
  'is null': json(200, 'null'),
  'is an object': json(200, '{}'),
  'is a number': json(200, '12'),
  'is wrapped in data': (response, body) => void response.end(`{"data":${body}}`),
  'is wrapped in result': (response, body) => void response.end(`{"success":true,"result":${body}}`),
  'is a page of HTML': (response) => void response.end('<!doctype html><h1>App</h1>'),
  'is sent elsewhere': (response) => void response.writeHead(302, { location: '/login' }).end(),
  'is empty text': (response) => void response.end(''),
  'is no content': (response) => void response.writeHead(204).end(),
  'is cut': (response, body) => void response.end(body.slice(0, -10)),
  'is cut off on the way': (response, body) => {
    response.writeHead(200, { 'content-length': body.length })
    response.write(body.slice(0, -10), () => response.destroy())
  },
  'is a hang-up': (response) => void response.destroy(),
  'is a 400': json(400, '{"message":"private words"}'),
  'is a 401': json(401, '{"message":"private words"}'),
  'is a 403': json(403, '{"message":"private words"}'),
  'is a 404': json(404, '{"message":"private words"}'),
  'is a 404 page': (response) => void response.writeHead(404).end('<pre>Cannot GET</pre>'),
  'is a 429': json(429, '{"message":"private words"}'),
  'is a 500': json(500, '{"message":"private words"}'),
  'is a 500 page': (response) => void response.writeHead(500).end('<h1>private words</h1>'),
  'is a 503': json(503, ''),
}
