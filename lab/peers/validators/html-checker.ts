import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folder, run } from './run-program.ts'

interface Message {
  readonly type: string
  readonly subType?: string
  readonly url?: string
  readonly message: string
  readonly extract?: string
}

const checker = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** Returns the errors and warnings of the Nu HTML checker about documents, by their names. */
export async function findHtmlFaults(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'truewheel-html-'))
  try {
    const names = Object.keys(documents)
    const files = names.map((_, index) => join(home, `${index}.html`))
    for (const [index, name] of names.entries()) writeFileSync(files[index] ?? '', documents[name] ?? '')
    const { stderr, stdout } = await run('java', [
      '-jar',
      checker,
      '--format',
      'json',
      '--exit-zero-always',
      ...files,
    ])
    const { messages } = JSON.parse(stderr || stdout) as { messages: Message[] }
    const nameOf = ({ url = '' }: Message) => names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map((found) => `${nameOf(found)}: ${found.message} ${found.extract ?? ''}`)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
