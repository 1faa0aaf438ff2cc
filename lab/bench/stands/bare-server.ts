import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { StoredAnswer } from './stored-answers.ts'

// node lab/bench/stands/bare-server.ts FILE: the minimum work of Node. It answers /few/N with only type and length,
// /same/N with all headers of the shop, and /unchanged/N with 304.

const file = process.argv[2]
if (file === undefined) throw new Error('Say which file has the answers')
const answers = (JSON.parse(readFileSync(file, 'utf8')) as readonly StoredAnswer[]).map((stored) => {
  const bytes = readFileSync(stored.file)
  const few = { 'content-type': stored.type, 'content-length': bytes.length }
  return { bytes, few, same: stored.headers }
})

const server = createServer((request, response) => {
  const [, kind, number] = (request.url ?? '').split('/')
  const answer = answers[Number(number)]
  if (answer === undefined) response.writeHead(404).end()
  else if (kind === 'few') response.writeHead(200, answer.few).end(answer.bytes)
  else if (kind === 'same') response.writeHead(200, answer.same).end(answer.bytes)
  else response.writeHead(304, { 'content-type': answer.few['content-type'] }).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
