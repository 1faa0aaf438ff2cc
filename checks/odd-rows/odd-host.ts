import { createServer, type ServerResponse } from 'node:http'
import { type List, lists } from './lists.ts'

type Answer = (response: ServerResponse) => void

/** A fake backend with public lists and configurable answers. */
export interface OddHost {
  readonly url: string
  /** Sets the rows of a list and the answer for each single tool; other lists stay valid. */
  lists(list: List, rows: readonly unknown[], tool: unknown): void
  /** Sets the answer of a list; for the list of tools also the answers for single tools. */
  answers(list: List, answer: Answer): void
  stop(): void
}

/** Starts the backend on a free port of this machine. */
export async function startOddHost(): Promise<OddHost> {
  let answers = new Map<string, Answer>()
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url) ?? answers.get(url.replace(/^\/tools\/.*/, '/tools/'))
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')

  const sound = () => new Map(lists.map(({ path, good }) => [path as string, rowsAnswer(good)]))
  return {
    url: `http://127.0.0.1:${address.port}`,
    lists(list, rows, tool) {
      answers = sound().set('/tools/', rowsAnswer(tool)).set(list.path, rowsAnswer(rows))
    },
    answers(list, answer) {
      answers = sound().set(list.path, answer)
      if (list.path === '/tools') answers.set('/tools/', answer)
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function rowsAnswer(body: unknown): Answer {
  return (response) => void response.end(JSON.stringify(body))
}
