import * as z from 'zod/mini'
import type { errors } from '../../../contract/errors.ts'
import { acceptsKeys } from '../../../contract/key-operations.ts'
import type { Access, NoKeyReason, Operation } from '../../../contract/operation.ts'

/** The groups of the API's operations, by who may call them. */
export const tags: Readonly<Record<Access, { readonly name: string; readonly description: string }>> = {
  public: {
    name: 'Public',
    description:
      'Anyone may call these, without a token: the catalogue, reviews, requests and the shop’s own facts.',
  },
  proof: {
    name: 'After sign-in',
    description:
      'These take the ID token of the sign-in provider as bearer token, right after a sign-in. `PUT /users/{email}` exchanges it for the access token of all other calls.',
  },
  customer: {
    name: 'Customers',
    description:
      'These take the access token of any account: its basket, orders, payments, profile and sessions.',
  },
  admin: {
    name: 'Staff',
    description:
      'These take the access token of an admin; some also that of a packer or a bookkeeper, as each operation says.',
  },
}

const longestTitle = 100

/** Returns an operation's title: the first sentence of its description, or a part of a long sentence. */
export function titleOf({ summary }: Operation): string {
  const [sentence = summary] = summary.split(/\.(?:\s|$)/)
  return sentence.length <= longestTitle ? sentence : (sentence.split(/[:;]\s/)[0] ?? sentence)
}

/**
 * Returns the description of an operation in Markdown: task, access, input, answer and limits. Everything after the
 * first paragraph comes from the contract.
 *
 * @param refusals the codes of all its refusals.
 */
export function descriptionOf(operation: Operation, refusals: readonly (keyof typeof errors)[]): string {
  return [
    operation.summary,
    [callerOf(operation), keysOf(operation), operation.extension && extensionNote].filter(Boolean).join(' '),
    [answerOf(operation), pagingOf(operation)].filter(Boolean).join(' '),
    limitsOf(operation, refusals),
  ].join('\n\n')
}

const extensionNote = 'An extension: another shop’s server may lack it.'

function callerOf({ access, staff = [] }: Operation): string {
  const others = staff.map((role) => `a ${role}`)
  return {
    public: 'Anyone may call it, without a token.',
    proof: 'It takes the ID token of a sign-in that has just happened, as bearer token.',
    customer: 'It takes the access token of any account, as bearer token.',
    admin: `It takes the access token of ${listed([...others, 'an admin'])}, as bearer token.`,
  }[access]
}

/** Why no API key may call an operation, for people. */
const noKeyReasons: Readonly<Record<NoKeyReason, string>> = {
  spends: 'No API key may call it, because it books, pays or gives away money.',
  own: 'No API key may call it, because it is a person’s own.',
  accounts: 'No API key may call it, because it changes who may sign in and with which rights.',
  keys: 'No API key may call it, because it would make the operations of a key pointless.',
  secrets: 'No API key may call it, because its answer may contain secrets of persons.',
}

function keysOf(operation: Operation): string {
  if (acceptsKeys(operation)) return 'An API key may call it that has this operation.'
  return operation.noKey === undefined ? '' : noKeyReasons[operation.noKey]
}

function listed(callers: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(callers)
}

/** The parts of a JSON Schema that describe an answer. */
interface Answered {
  readonly type?: string
  readonly properties?: object
  readonly items?: { readonly properties?: object }
}

function answerOf({ answer, answerType }: Operation): string {
  if (answerType === 'text/csv') return 'It answers with a CSV file.'
  if (answerType === 'application/pdf') return 'It answers with a PDF file.'
  if (answerType === 'application/zip') return 'It answers with a ZIP file.'
  if (answerType) return 'It answers with a file.'
  const { type, properties, items } = z.toJSONSchema(answer, {
    io: 'output',
    unrepresentable: 'any',
  }) as Answered
  if (type === 'array') return `It answers with a list${namesOf(items?.properties, ' of objects with ')}.`
  return `It answers with an object${namesOf(properties, ' with ')}.`
}

function namesOf(properties: object | undefined, before: string): string {
  const names = Object.keys(properties ?? {}).map((name) => `\`${name}\``)
  return names.length === 0 ? '' : `${before}${names.join(', ')}`
}

function pagingOf({ answerHeaders }: Operation): string {
  return answerHeaders
    ? 'With `limit` the list comes in pages, and the header `x-next-cursor` has the cursor of the next page.'
    : ''
}

function limitsOf(operation: Operation, refusals: readonly (keyof typeof errors)[]): string {
  const own = operation.errors.map((code) => `\`${code}\``)
  const size = operation.bodyBytes ? 'The body may have megabytes.' : ''
  const refused = own.length === 0 ? '' : `Its own refusals are ${own.join(', ')}.`
  const limit = refusals.includes('RATE_LIMITED')
    ? 'Too many calls within a minute are refused with 429, and `retry-after` says when to call again.'
    : ''
  return [size, refused, limit].filter(Boolean).join(' ')
}
