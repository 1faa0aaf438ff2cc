import { deleteAccount } from '../../contract/accounts.ts'
import type { ShopSettings } from '../../contract/shop-settings.ts'
import { hostOf } from '../api/host.ts'
import type { Block } from '../ui/written-text.tsx'

/** A text page; its title and description are in web/texts/written-pages.ts. */
export interface WrittenPage {
  readonly lead: string
  readonly sections: readonly Section[]
}

interface Section {
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Shows the section only in shops with these settings; without it the section is always shown. */
  readonly only?: (settings: ShopSettings) => boolean
}

/** Tells whether cards go to the built-in sandbox, which charges nobody. */
export function withCardSandbox({ cards }: ShopSettings): boolean {
  return cards.sandbox
}

/** Tells whether people can delete their account themselves. */
export function withDeletion(settings: ShopSettings): boolean {
  return hostOf(settings).offers(deleteAccount)
}

/** Tells whether cards go to Stripe. */
export function withStripe({ cards }: ShopSettings): boolean {
  return !cards.sandbox
}

/** Tells whether emails are sent, not only stored. */
export function withMail({ mail }: ShopSettings): boolean {
  return mail
}

/** Tells whether the shop stores uploaded pictures itself. */
export function withOwnPictures({ imgbb = false }: ShopSettings): boolean {
  return !imgbb
}

/** Tells whether imgbb stores uploaded pictures. */
export function withImgbb({ imgbb = false }: ShopSettings): boolean {
  return imgbb
}

/** Tells whether the shop stores accounts and passwords itself. */
export function withOwnAccounts({ identity }: ShopSettings): boolean {
  return identity.provider === 'built-in'
}

/** Tells whether people can sign in with Google; the demo's stand-in does not count. */
export function withGoogle({ identity }: ShopSettings): boolean {
  return identity.provider === 'built-in' && identity.google && !identity.demoGoogle
}

/** Tells whether Firebase stores accounts and passwords. */
export function withFirebase({ identity }: ShopSettings): boolean {
  return identity.provider === 'firebase'
}
