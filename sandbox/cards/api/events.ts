import { noSuch } from '../errors.ts'
import { eventShape } from '../objects/event.ts'
import { allowOnly, integer, nested, text, texts } from '../parameters.ts'
import type { Call, Operation } from './call.ts'
import { listParameters, listRecords } from './lists.ts'

/** GET /v1/events/:id. */
const retrieve: Operation = {
  method: 'GET',
  url: '/events/:id',
  access: 'secret',
  shows: 'event',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const event = await sandbox.events.get(id)
    if (event === undefined) throw noSuch('event', id, 'id')
    return eventShape(event)
  },
}

/**
 * GET /v1/events: all events, or those of one `type` (`charge.*` matches a prefix) or of several `types`, since an
 * instant (`created[gte]`, in seconds).
 */
const list: Operation = {
  method: 'GET',
  url: '/events',
  access: 'secret',
  shows: 'event[]',
  async answer(sandbox, { form }) {
    allowOnly(form, ['created', 'type', 'types', ...listParameters])
    const types = typesIn(form)
    const fromSecond = startIn(form)
    // The storage cannot select by a prefix such as `charge.*`.
    const areWhole = types.length > 0 && !types.some((type) => type.endsWith('.*'))
    return listRecords(sandbox.events, form, {
      name: 'event',
      url: '/v1/events',
      shape: eventShape,
      keeps: ({ type }) => types.length === 0 || types.some((name) => isOfType(type, name)),
      // All later ones in the list are older.
      ends: ({ createdAt }) => Math.floor(createdAt / 1000) < fromSecond,
      wanted: { from: fromSecond * 1000, ...(areWhole && { types }) },
    })
  },
}

export const eventOperations: readonly Operation[] = [retrieve, list]

/** Returns the second from which events are listed. */
function startIn(form: Call['form']): number {
  const created = nested(form, 'created')
  allowOnly(created, ['gte'])
  return integer(created, 'gte', 0) ?? 0
}

function typesIn(form: Call['form']): readonly string[] {
  const one = text(form, 'type')
  return [...(one === undefined ? [] : [one]), ...texts(form, 'types')]
}

function isOfType(type: string, name: string): boolean {
  return name === type || (name.endsWith('.*') && type.startsWith(name.slice(0, -1)))
}
