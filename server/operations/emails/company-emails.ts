import { inLanguage } from '../../../contract/languages/said.ts'
import { centsOf } from '../../../domain/money.ts'
import { companyEmailTexts } from './company-email-texts.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { accountAddress, companyAddress } from './page-links.ts'

/** Tells staff that a customer asks to buy for a company, without words that a stranger chose. */
export function companyAskedEmail(id: string, shop: MailingShop): Email {
  const { language } = shop
  const { asked: texts } = inLanguage(companyEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what],
    link: { text: texts.link, address: companyAddress(shop, id) },
  }
}

/** Tells staff that people of a granted company have given it another VAT number. */
export function companyNumberEmail(id: string, shop: MailingShop): Email {
  const { language } = shop
  const { numberChanged: texts } = inLanguage(companyEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what],
    link: { text: texts.link, address: companyAddress(shop, id) },
  }
}

interface Decided {
  readonly name: string
  readonly state: 'granted' | 'refused' | 'ended'
  /** What staff wrote; empty for nothing. */
  readonly message: string
  /** The terms that are granted with it. */
  readonly terms?: { readonly termsDays: number | null; readonly limit: number | null } | undefined
}

/** Tells the people of a company what the owner has decided. */
export function companyDecidedEmail({ name, state, message, terms }: Decided, shop: MailingShop): Email {
  const { language } = shop
  const { amount } = shop.settings.formats
  const texts = inLanguage(companyEmailTexts, language)
  const decided = texts.decided[state]
  const { termsDays = null, limit = null } = terms ?? {}
  return {
    language,
    subject: decided.subject(name),
    paragraphs: [decided.what(name)],
    facts: [
      ...(termsDays === null || limit === null
        ? []
        : [[texts.byInvoice, texts.within(termsDays, amount(centsOf(limit)))] as const]),
      ...(message === '' ? [] : [[texts.message, message] as const]),
    ],
    link: { text: texts.seeCompany, address: accountAddress(shop) },
  }
}

/** Invites a person to buy for a company, whose name the owner has checked. */
export function companyInvitationEmail({ name }: { readonly name: string }, shop: MailingShop): Email {
  const { language } = shop
  const { invitation: texts } = inLanguage(companyEmailTexts, language)
  return {
    language,
    subject: texts.subject(name),
    paragraphs: [texts.what(name), texts.how],
    link: { text: texts.link, address: accountAddress(shop) },
  }
}

interface LookedUp {
  readonly name: string
  readonly vatNumber: string
  readonly isConfirmed: boolean
}

/** Tells the people of a company what the register says of its VAT number. */
export function vatNumberEmail({ name, vatNumber, isConfirmed }: LookedUp, shop: MailingShop): Email {
  const { language } = shop
  const { vat, seeCompany } = inLanguage(companyEmailTexts, language)
  const texts = isConfirmed ? vat.confirmed : vat.refused
  return {
    language,
    subject: texts.subject(vatNumber),
    paragraphs: [texts.what(name)],
    link: { text: seeCompany, address: accountAddress(shop) },
  }
}
