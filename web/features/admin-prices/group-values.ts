import * as z from 'zod/mini'
import { isEmail, typedEmail } from '../../../contract/email.ts'
import { customerGroupFields } from '../../../contract/prices/customer-groups.ts'
import { type FieldRules, schemaProblem } from '../../forms/field-rules.ts'
import { groupTexts as texts } from './group-texts.ts'

/** Values of the form of a group. */
export interface GroupValues {
  readonly name: string
  /** As typed or pasted. */
  readonly emails: string
  /** The id of the price list; empty for none. */
  readonly priceList: string
}

export const emptyGroup: GroupValues = { name: '', emails: '', priceList: '' }

export const groupWireNames = { name: 'name', emails: 'emails', priceList: 'priceList' } as const

/**
 * Returns the pasted emails, each once, in their order. Lines, commas, semicolons and tabs separate them, and of
 * `Ada Lovelace <ada@example.com>` the part in angle brackets counts.
 */
export function emailsIn(pasted: string): readonly string[] {
  const parts = pasted.split(/[\n\r,;\t]/).flatMap((part) => {
    const [, bracketed] = /<([^<>]*)>/.exec(part) ?? []
    return bracketed === undefined ? part.trim().split(/\s+/) : [bracketed]
  })
  return [...new Set(parts.map((part) => typedEmail(part)).filter((part) => part !== ''))]
}

/**
 * Converts form values to a request body.
 *
 * @param hasLists false where the backend has no price lists.
 */
export function groupOf({ name, emails, priceList }: GroupValues, hasLists: boolean) {
  return { name, emails: [...emailsIn(emails)], ...(hasLists && { priceList: priceList || null }) }
}

/** Rules of the form, by the contract's schema. A wrong email is named, because the list may be long. */
export const groupRules: FieldRules<GroupValues> = {
  name: ({ name }) => schemaProblem(name, customerGroupFields.name),
  emails({ emails }) {
    const found = emailsIn(emails)
    const wrong = found.find((email) => !isEmail(email))
    if (wrong !== undefined) return texts.wrong(wrong)
    return z.safeParse(customerGroupFields.emails, found).error?.issues[0]?.message
  },
}
