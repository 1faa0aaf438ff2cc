import type { PicturePlaces } from '../../../domain/catalogue/own-picture.ts'

/** Values and conditions that a text may use. */
export interface TextContext {
  /** The value of each `{{name}}`; empty while the owner has not set it. */
  readonly values: ReadonlyMap<string, string>
  /** The conditions that are true for this shop, for sections with `{only=…}`. */
  readonly facts: ReadonlySet<TextFact>
  readonly places: PicturePlaces
}

/** Conditions for sections: the providers of the shop. */
export const textFacts = {
  sandbox: 'cards go to the built-in test sandbox',
  stripe: 'cards go to Stripe',
  mail: 'the shop sends mail',
  deletion: 'people can delete their own account',
  'own-pictures': 'the shop stores uploaded pictures itself',
  imgbb: 'imgbb stores uploaded pictures',
  'own-accounts': 'the shop stores accounts and passwords itself',
  google: 'people can continue with Google',
  firebase: 'Firebase stores accounts and passwords',
  'sample-code': 'the discount code of the sample shop is valid',
} as const

export type TextFact = keyof typeof textFacts

/** A part of a text that cannot be shown as written. */
export interface TextProblem {
  readonly kind: 'unknown-placeholder' | 'unset-placeholder' | 'unknown-condition' | 'foreign-picture'
  /** The words of the text. */
  readonly found: string
}
