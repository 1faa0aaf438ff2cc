import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import { formatsOf, type MailingShop } from '../../server/operations/emails/formats.ts'
import { addPseudoLanguage, pseudoLanguage } from './pseudo-language.ts'

// Formats choose their texts when they are made.
addPseudoLanguage()

/** Words that people wrote have no three plain letters in a row, so that they are no English. */
export const written = 'Ñ 12'
export const email = 'ñ@shop.example'
export const at = Date.UTC(2026, 10, 26, 12)

export const settings = {
  ...sampleSettings,
  company: { ...sampleSettings.company, name: written, answerWithin: written },
  money: { ...sampleSettings.money, currency: 'EUR', timeZone: 'Europe/Berlin', taxName: written },
  pickup: { place: [written, 'Ñ 13'], hours: 'Ñ 9–17', note: 'Ñ 14' },
  invoicing: { ...sampleSettings.invoicing, holder: written, bic: 'Ñ 5', bank: 'Ñ 6' },
  notices: { pictures: [{ language: pseudoLanguage, picture: '/notice.png' }], link: 'https://eu.example' },
}

export const mailing: MailingShop = {
  publicUrl: 'https://shop.example',
  language: pseudoLanguage,
  settings: {
    formats: formatsOf(settings.money, { tax: 'included', delivery: 'added' }, pseudoLanguage),
    ownWord: (text) => text,
  },
}

export const order = {
  id: 'o1',
  productId: 'p1',
  number: 1042,
  productName: written,
  quantity: 2,
  priceCents: 2500,
  givenBackCents: 500,
  sentAt: null,
  cardLast4: '4242',
  creditCents: 0,
  purchaseNumber: 7,
  customerEmail: email,
  userName: written,
  deliveryName: null,
  deliveryAddress: 'Ñ 1\nÑ 2',
  deliveryWay: 'parcel',
  hold: { expiresAt: at, extendsTo: null },
} as const
export const other = { ...order, id: 'o2', number: 1043 } as const
export const taxed = {
  ...order,
  deliveryCents: 500,
  discountCents: 100,
  discountName: written,
  weightGrams: 100,
  taxRateHundredths: 1900,
  taxName: written,
  taxCountry: 'FR',
} as const
export const freeDelivery = { ...taxed, deliveryCents: 0, taxRateHundredths: 700 } as const
export const withoutAddress = { ...other, deliveryAddress: null } as const
export const pickedUp = { ...taxed, deliveryWay: 'pickup' } as const
export const paidByCredit = { ...order, creditCents: 2500 } as const
export const partByCredit = { ...other, creditCents: 500 } as const
export const giftCards = { ...order, deliveryWay: 'email', deliveryAddress: null } as const
export const held = { ...order, hold: { expiresAt: at, extendsTo: at } } as const
