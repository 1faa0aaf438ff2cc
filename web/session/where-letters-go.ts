import type { ShopSettings } from '../../contract/shop-settings.ts'

/**
 * Where a letter with a link for its reader alone goes: to the reader's mailbox, to the dashboard of a demo, where an
 * admin reads it, or nowhere, in a live shop that sends no mail. Firebase mails its own letters.
 */
export function whereLettersGo({ mail, demo = false, identity }: ShopSettings): LettersGo {
  if (mail || identity.provider === 'firebase') return 'to-mailbox'
  return demo ? 'to-dashboard' : 'nowhere'
}

type LettersGo = 'to-mailbox' | 'to-dashboard' | 'nowhere'
