import type { SectionValues } from '../../contract/shop/shop-sections.ts'
import { sampleWords } from './sample-words.ts'

/** The countries of the sample shop, as many as its key figure states. */
const countries =
  'AE AR AT AU BE BG BH BR CA CH CL CO CR CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JO JP KE KR KW LI LT LU LV MA MT MX MY NL NO NZ OM PA PE PH PL PT QA RO RS SA SE SG SI SK TH TN TR TW UA US UY VN ZA'.split(
    ' ',
  )

/** Without zones, prices include delivery. */
const included: SectionValues['rates'] = { zones: [], defaultZone: null, home: null, pieceGrams: null }

/** Without rates by country, the tax of the section `money` applies to everyone. */
const sameTax: SectionValues['tax'] = {
  home: null,
  pricesInclude: true,
  abroad: 'gross',
  oss: false,
  rates: [],
}

const noPickUp: SectionValues['pickup'] = { place: [], hours: '', note: '' }

const countedVisits: SectionValues['visits'] = { counted: true }

const noReminders: SectionValues['reminders'] = { steps: [] }

/** An owner without own accounts: those of the chart. */
export const usualAccounts: SectionValues['accounting'] = {
  chart: 'SKR03',
  consultant: '',
  client: '',
  yearBegins: 1,
  debtor: '',
  transit: '',
  credit: '',
  revenueFull: '',
  revenueReduced: '',
  revenueFree: '',
  revenueOther: '',
  revenueEu: '',
  revenueIntraEu: '',
  revenueAbroad: '',
}

/** An IBAN that banks use as an example. */
const sampleBank: SectionValues['invoicing'] = {
  days: 30,
  limit: 2000,
  holder: 'Truewheel Sample Company',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Sample Bank',
}

/** Without bank details, nobody orders on account. */
const noBank: SectionValues['invoicing'] = { days: 30, limit: 2000, holder: '', iban: '', bic: '', bank: '' }

/** Without them the shop makes no e-invoices. */
const noEInvoices: SectionValues['einvoices'] = {
  street: '',
  postcode: '',
  city: '',
  country: '',
  contact: '',
  phone: '',
  email: '',
  electronicAddress: '',
}

/** The settings of the sample shop until its owner changes them. All details are invented. */
export const sampleSettings: SectionValues = {
  company: {
    name: 'Truewheel',
    legalName: 'Truewheel Sample Company',
    address: ['1 Sample Street', '00000 Sampletown', 'Sampleland'],
    email: 'hello@truewheel.example',
    phone: '+1 555 0100',
    hours: 'Monday to Friday, 9:00 to 17:00',
    register: 'Sampletown 00000',
    taxNumber: '000000000',
    vatNumber: '',
    answerWithin: 'two working days',
    logo: '',
  },
  hero: {
    kicker: 'Best Deal',
    heading: '15%-20% off',
    text: 'Tools for bike workshops, priced by the piece. See what is in stock before you order.',
    action: 'Buy Now',
    picture: '',
  },
  figures: {
    figures: [
      { figure: '72', name: 'Countries' },
      { figure: '200+', name: 'Complete Projects' },
      { figure: '500+', name: 'Happy Clients' },
      { figure: '300+', name: 'FeedBacks' },
    ],
  },
  delivery: {
    price: '',
    leavesBefore: 14,
    daysFrom: 3,
    daysTo: 7,
    daysFarthest: 14,
    countries,
    weekdays: [1, 2, 3, 4, 5],
    holidays: [],
    returnDays: 30,
    refundDays: 14,
  },
  rates: included,
  pickup: noPickUp,
  money: {
    currency: 'USD',
    locale: 'en-US',
    timeZone: 'America/New_York',
    taxRate: 8.25,
    taxName: 'Sales tax',
  },
  tax: sameTax,
  mail: { opening: '', signature: '' },
  notices: { pictures: [], link: '' },
  languages: { standard: 'en', offered: ['en', 'de', 'fr'] },
  words: sampleWords,
  visits: countedVisits,
  accounting: usualAccounts,
  invoicing: sampleBank,
  reminders: noReminders,
  einvoices: noEInvoices,
}

/** The settings of a new shop, which claim nothing. */
export const emptySettings: SectionValues = {
  company: {
    name: '',
    legalName: '',
    address: [],
    email: '',
    phone: '',
    hours: '',
    register: '',
    taxNumber: '',
    vatNumber: '',
    answerWithin: '',
    logo: '',
  },
  hero: { kicker: '', heading: '', text: '', action: '', picture: '' },
  figures: { figures: [] },
  delivery: {
    price: '',
    leavesBefore: null,
    daysFrom: null,
    daysTo: null,
    daysFarthest: null,
    countries: [],
    weekdays: [1, 2, 3, 4, 5],
    holidays: [],
    returnDays: null,
    refundDays: null,
  },
  rates: included,
  pickup: noPickUp,
  money: { currency: 'USD', locale: 'en-US', timeZone: 'UTC', taxRate: null, taxName: '' },
  tax: sameTax,
  mail: { opening: '', signature: '' },
  notices: { pictures: [], link: '' },
  languages: { standard: 'en', offered: ['en'] },
  words: { translations: {} },
  visits: countedVisits,
  accounting: usualAccounts,
  invoicing: noBank,
  reminders: noReminders,
  einvoices: noEInvoices,
}
