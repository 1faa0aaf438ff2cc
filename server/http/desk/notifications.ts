import type * as contract from '../../../contract/desk/notifications.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { noticesFor } from '../../../domain/shop/notice-kinds.ts'
import { findRecipient } from '../../data/queries/notifications/choices.ts'
import { chooseNotifications, wanted } from '../../operations/notifications/choose-notifications.ts'
import { sendExample } from '../../operations/notifications/send-example.ts'
import { shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import { updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const notifications = {
  getNotifications: async ({ shop, caller }) => {
    const person = await findRecipient(shop.database.read, caller.userId)
    if (!person) return refused('NOT_ALLOWED')
    const told = wanted(person)
    return done({
      chosen: person.kinds !== null,
      email: person.email,
      kinds: noticesFor(person.role).map((kind) => ({ kind, wanted: told.includes(kind) })),
      hour: person.hour,
      timeZone: await shopTimeZone(shop),
    })
  },
  chooseNotifications: async ({ shop, caller, input: { body } }) => {
    return updated(await chooseNotifications(shop, caller, { kinds: body.kinds, hour: body.hour }))
  },
  sendExampleNotice: async ({ shop, caller, input: { body } }) =>
    updated(await sendExample(shop, caller, body.kind)),
} satisfies HandlersOf<typeof contract.notifications>
