import { noSuch } from '../errors.ts'
import { type EventRecord, eventShape } from '../objects/event.ts'
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
 * GET /v1/events: all, or those of one `type` (`charge.*` matches a prefix) or of several `types`, from an instant
 * (`created[gte]`, in seconds).
 */
const list: Operation = {
  method: 'GET',
  url: '/events',
  access: 'secret',
  shows: 'event[]',
  async answer(sandbox, { form }) {
    allowOnly(form, ['created', 'type', 'types', ...listParameters])
    return listRecords(sandbox.events, form, {
      name: 'event',
      url: '/v1/events',
      shape: eventShape,
      keeps: filterIn(form),
      ends: endIn(form),
    })
  },
}

export const eventOperations: readonly Operation[] = [retrieve, list]

/** Returns a predicate for events that are too old, as are all after them. */
function endIn(form: Call['form']): (event: EventRecord) => boolean {
  const created = nested(form, 'created')
  allowOnly(created, ['gte'])
  const from = integer(created, 'gte', 0) ?? 0
  return ({ createdAt }) => Math.floor(createdAt / 1000) < from
}

function filterIn(form: Call['form']): (event: EventRecord) => boolean {
  const one = text(form, 'type')
  const types = [...(one === undefined ? [] : [one]), ...texts(form, 'types')]
  if (types.length === 0) return () => true
  return ({ type }) =>
    types.some((name) => name === type || (name.endsWith('.*') && type.startsWith(name.slice(0, -1))))
}
