/** The sentences of the refusals of webhooks. */
export const webhookErrorTexts = {
  WEBHOOK_NOT_FOUND: 'This webhook is no longer in the list. Reload the page.',
  WEBHOOK_CHANGED:
    'Another person changed this webhook after you opened it. Open the form again to see the change.',
  WEBHOOK_NOT_ENCRYPTED:
    'The events name customers, so the address must begin with https://. Enter an address with TLS.',
  WEBHOOK_PRIVATE:
    'This address is in a private network, which the shop does not call. Enter a public one, or set PRIVATE_NETWORKS=on.',
  WEBHOOKS_TOO_MANY: 'The shop has 20 webhooks, which is the most. Delete one first.',
  WEBHOOK_SWITCHED_OFF: 'This webhook is switched off. Switch it on first.',
  DELIVERY_NOT_FOUND: 'This delivery is no longer kept. Reload the page.',
  DELIVERY_WAITS: 'This event is already on its way. Wait for the next attempt.',
  DELIVERY_ERASED: 'The person whom this event names deleted the account, so its text is erased.',
}
