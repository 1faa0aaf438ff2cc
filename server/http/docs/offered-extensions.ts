import * as z from 'zod/mini'
import { allOperations } from '../../../contract/all-operations.ts'
import { boundedFetch } from '../../platform/bounded-fetch.ts'
import { openApiDocument } from './openapi-document.ts'

const described = z.object({
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
})
const apiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
type Paths = z.output<typeof apiDocument>['paths']

const timeoutMs = 6_000
const maxDocumentBytes = 4 * 1024 * 1024

const extensions = allOperations.filter(
  (operation) => 'extension' in operation || 'queryIsExtension' in operation,
)

/** The ids of all operations beyond the spec, by themselves or by their parameters. */
export const ownExtensions: readonly string[] = extensions.map(({ id }) => id)

/**
 * Returns which of our extensions another backend offers, from its OpenAPI document: an operation counts if it has all
 * parameters that ours takes (spec §10, another {host}). A host without such a document offers none.
 *
 * @param withinMs the timeout for the document; shorter in tests.
 */
export async function offeredExtensions(apiHost: string, withinMs = timeoutMs): Promise<readonly string[]> {
  const theirs = await pathsAt(`${apiHost}/openapi.json`, withinMs)
  if (!theirs) return []
  const ours = apiDocument.parse(openApiDocument('', apiHost)).paths
  const isOffered = ({ path, method }: (typeof extensions)[number]) => {
    const key = method.toLowerCase()
    const names = new Set(parametersOf(theirs[path]?.[key]))
    return (
      theirs[path]?.[key] !== undefined && parametersOf(ours[path]?.[key]).every((name) => names.has(name))
    )
  }
  return extensions.filter(isOffered).map(({ id }) => id)
}

function parametersOf(operation: unknown): readonly string[] {
  const read = described.safeParse(operation)
  return (read.success ? (read.data.parameters ?? []) : []).map(
    (parameter) => `${parameter.in} ${parameter.name}`,
  )
}

async function pathsAt(url: string, withinMs: number): Promise<Paths | undefined> {
  try {
    const answer = await boundedFetch({ withinMs, maxBytes: maxDocumentBytes })(url)
    if (!answer.ok) return undefined
    return apiDocument.parse(await answer.json()).paths
  } catch {
    // Without a response or an API document, the host offers no extensions.
    return undefined
  }
}
