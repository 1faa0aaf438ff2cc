import { deleteAccount } from '../../contract/accounts.ts'
import type { ShopSettings } from '../../contract/shop-settings.ts'
import type { Block } from '../ui/written-text.tsx'

/** A page of text; its title and description are in web/texts/written-pages.ts. */
export interface WrittenPage {
  readonly lead: string
  readonly sections: readonly Section[]
}

interface Section {
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Shown only in a shop that is set up so; always when nothing is said. */
  readonly only?: (settings: ShopSettings) => boolean
}

/** Cards go to the built-in sandbox, which charges nobody. */
export function withCardSandbox({ cards }: ShopSettings): boolean {
  return cards.sandbox
}

/** People may delete their account by themselves. */
export function withDeletion({ extensions }: ShopSettings): boolean {
  return extensions.includes(deleteAccount.id)
}

/** Cards go to Stripe. */
export function withStripe({ cards }: ShopSettings): boolean {
  return !cards.sandbox
}

/** Mail is sent, not only written. */
export function withMail({ mail }: ShopSettings): boolean {
  return mail
}

/** The shop keeps uploaded pictures itself. */
export function withOwnPictures({ imgbb = false }: ShopSettings): boolean {
  return !imgbb
}

/** imgbb keeps uploaded pictures. */
export function withImgbb({ imgbb = false }: ShopSettings): boolean {
  return imgbb
}

/** The shop keeps accounts and passwords itself. */
export function withOwnAccounts({ identity }: ShopSettings): boolean {
  return identity.provider === 'built-in'
}

/** People may enter with a Google account; the demo's stand-in is none. */
export function withGoogle({ identity }: ShopSettings): boolean {
  return identity.provider === 'built-in' && identity.google && !identity.demoGoogle
}

/** Firebase keeps accounts and passwords. */
export function withFirebase({ identity }: ShopSettings): boolean {
  return identity.provider === 'firebase'
}
