// Receives the shop's webhooks, and believes only those that the shop has signed.
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const { WEBHOOK_SECRET, PORT = '8080' } = process.env
const webhook = new Webhook(WEBHOOK_SECRET)
const known = new Set()

createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  try {
    const { type, data } = webhook.verify(body, request.headers)
    // An event may come twice; its id stays the same.
    if (!known.has(request.headers['webhook-id'])) console.log(`${type}: ${data.number ?? data._id}`)
    known.add(request.headers['webhook-id'])
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end('The signature is wrong.')
  }
}).listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}`))
