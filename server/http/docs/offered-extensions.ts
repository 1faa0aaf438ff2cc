import * as z from 'zod/mini'
import { allOperations } from '../../../contract/all-operations.ts'
import { offeredField } from '../../../contract/operation.ts'
import { boundedFetch } from '../../platform/bounded-fetch.ts'
import { openApiDocument } from './openapi-document.ts'

const described = z.object({
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
})
const describedBody = z.object({
  requestBody: z.object({
    content: z.object({
      'application/json': z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
    }),
  }),
})
const apiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
type Paths = z.output<typeof apiDocument>['paths']

const timeoutMs = 6_000
const maxDocumentBytes = 4 * 1024 * 1024

const extensions = allOperations.filter(
  (operation) => 'extension' in operation || 'queryIsExtension' in operation,
)

/** The fields that a backend with their operation may lack, by the name under which they are offered. */
const laterFields = allOperations.flatMap((operation) =>
  'laterFields' in operation
    ? operation.laterFields.map((field) => ({ operation, field, name: offeredField(operation, field) }))
    : [],
)

/** Ids of all operations that go beyond the spec, by themselves or by their parameters, and fields that came later. */
export const ownExtensions: readonly string[] = [
  ...extensions.map(({ id }) => id),
  ...laterFields.map(({ name }) => name),
]

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
  const hasField = ({ operation: { path, method }, field }: (typeof laterFields)[number]) =>
    fieldsOf(theirs[path]?.[method.toLowerCase()]).includes(field)
  return [
    ...extensions.filter(isOffered).map(({ id }) => id),
    ...laterFields.filter(hasField).map(({ name }) => name),
  ]
}

/** Returns the fields of a body that is described in place. */
function fieldsOf(operation: unknown): readonly string[] {
  const read = describedBody.safeParse(operation)
  return read.success ? Object.keys(read.data.requestBody.content['application/json'].schema.properties) : []
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
