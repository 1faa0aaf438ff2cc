import { spawn } from 'node:child_process'
import { createServer } from 'node:http'

// A minimal shop with configurable flaws, to test the fixtures themselves.
const flaw = process.env.SAMPLE_FLAW

if (flaw === 'does not start') {
  process.stderr.write('PORT is not to its liking\n')
  process.exit(1)
}

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  if (request.url === '/missing') response.statusCode = 404
  if (request.url === '/stop') process.exit(3)
  if (request.url === '/hang-up') return request.socket.destroy()
  response.end(
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Sample</title><h1>Sample</h1>',
  )
})

if (flaw === 'leaves a process') spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)'])

process.on('SIGTERM', () => {
  if (flaw === 'ignores SIGTERM') return
  process.exit(0)
})

server.listen(Number(process.env.PORT), process.env.HOST)
