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
}

export const emptyGroup: GroupValues = { name: '', emails: '' }

export const groupWireNames = { name: 'name', emails: 'emails' } as const

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

/** Converts form values to a request body. */
export function groupOf({ name, emails }: GroupValues) {
  return { name, emails: [...emailsIn(emails)] }
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
