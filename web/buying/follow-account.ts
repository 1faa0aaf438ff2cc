import { getBasket } from '../../contract/orders/basket.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'
import { hostOf } from '../api/host.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { currentSession, onSessionChange } from '../session/access-token/stored-session.ts'
import { readStored } from '../session/browser-storage.ts'
import { sessionApi } from '../session/session-api.ts'
import type { Formats } from '../ui/values/formats.ts'
import { forgetSentBasket, loadAccountBasket, sendBasket } from './account-basket.ts'
import { basketKey } from './basket-changes.ts'
import { inTurn } from './in-turn.ts'

/** Combines several quick presses into one call. */
const restMs = 400

let follows = false

/** Starts to synchronise the baskets of this browser and of the signed-in account, if {host} stores baskets. */
export function followAccount(formats: Formats): void {
  if (follows || !hostOf(shopSettings()).offers(getBasket)) return
  follows = true
  followWith(formats, sessionApi)
}

/**
 * Loads the account's basket immediately, after each sign-in, and when the person returns to the tab or the network
 * returns. Sends the basket after each change. Calls run one at a time, across tabs. A failed call is repeated on the
 * next of these occasions. Returns the function that stops the synchronisation.
 */
export function followWith(formats: Formats, api: ShopApi): () => void {
  let who = email()
  let text = readStored(basketKey)
  let resting: ReturnType<typeof setTimeout> | undefined
  const load = () => void exchange(() => loadAccountBasket(formats, api))
  const send = () => void exchange(() => sendBasket(formats, api))
  const stopListening = onSessionChange(() => {
    const [nowWho, nowText] = [email(), readStored(basketKey)]
    if (nowWho !== who) {
      clearTimeout(resting)
      if (nowWho === undefined) forgetSentBasket()
      else load()
    } else if (nowText !== text) {
      clearTimeout(resting)
      resting = setTimeout(send, restMs)
    }
    who = nowWho
    text = nowText
  })
  const whenSeen = () => {
    if (document.visibilityState === 'visible' && who !== undefined) load()
  }
  window.addEventListener('focus', whenSeen)
  window.addEventListener('online', whenSeen)
  if (who !== undefined) load()
  return () => {
    clearTimeout(resting)
    stopListening()
    window.removeEventListener('focus', whenSeen)
    window.removeEventListener('online', whenSeen)
  }
}

/** Runs one exchange at a time in this browser. */
async function exchange(work: () => Promise<void>): Promise<void> {
  try {
    await inTurn('basket', work)
  } catch (error) {
    // The shop does not respond, or the session has ended. The basket stays in this browser until the next occasion.
    if (!(error instanceof ApiError)) window.reportError(error)
  }
}

function email(): string | undefined {
  const session = currentSession()
  return session.status === 'in' ? session.email : undefined
}
