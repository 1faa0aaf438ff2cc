import type { SectionName } from '../../../contract/shop/shop-sections.ts'
import { leastReturnDays } from '../../../domain/orders/withdrawal.ts'
import { unnamed } from '../../../domain/shop/shown-settings.ts'
import { heroTexts, homeTexts } from '../../texts/storefront.ts'
import { accountingTexts } from './accounting-texts.ts'
import { eInvoiceFields } from './e-invoice-texts.ts'
import { invoicingTexts } from './invoicing-texts.ts'
import { reminderFormTexts } from './reminder-form-texts.ts'

/** Texts of the page Settings. */
export const settingsTexts = {
  heading: 'Settings',
  sections: 'Sections of the settings',
  loading: 'Loading the settings',
  notLoaded: 'The settings did not load.',
  notOffered: 'This shop keeps its settings elsewhere.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Every page shows it now.',
  notSaved: 'Nothing was saved.',
  preview: 'How it looks',
  inForce: 'Current',
  nothing: 'nothing',
  takeTheirs: 'Take this',
  changed: (who: string | null, when: string) =>
    `${who ?? 'A former admin'} changed this on ${when}. What you typed is kept. The current value is below each field that differs.`,
  goOn: 'Go on with mine',
  noPicture: 'Remove the picture',
} as const

export const versionTexts = {
  what: 'What changed',
  takenBack: 'Restored. Every page shows it now.',
  empty: 'empty',
} as const

/** The sections in the order of the page, each with its description. */
export const sectionTexts: Readonly<Record<SectionName, { readonly name: string; readonly about: string }>> =
  {
    company: {
      name: 'Company',
      about: 'Shown on the contact page, invoices, receipts and order sheets, and in emails.',
    },
    hero: { name: 'Home page', about: 'The words and the picture at the top of the home page.' },
    figures: { name: 'Figures', about: 'Up to four figures below the reviews of the home page.' },
    delivery: {
      name: 'Delivery',
      about: 'The promises about delivery and returns on pages and in search engines.',
    },
    rates: {
      name: 'Delivery rates',
      about:
        'What delivery costs, by zones of countries. Without a zone, prices include delivery. Orders that are booked already keep their price.',
    },
    pickup: {
      name: 'Pick-up',
      about:
        'Where and when customers pick their orders up. Enter a place to offer pick-up; without one, every order is delivered.',
    },
    money: {
      name: 'Money and time',
      about: 'Currency, tax, how numbers and dates are written, and the time zone.',
    },
    tax: {
      name: 'Tax',
      about:
        'The tax of each country. Without rates, every order has the tax of “Money and time”. Orders that are booked already keep their tax. Your VAT number is under Company.',
    },
    mail: { name: 'Emails', about: 'The text above and below each email.' },
    languages: {
      name: 'Languages',
      about:
        'The languages of pages and emails. Each customer chooses one; an order keeps the language that it was made in.',
    },
    words: {
      name: 'Words in other languages',
      about:
        'Your short texts in the other languages of the shop. An empty field shows the original. When you change an original, translate it again here.',
    },
    visits: {
      name: 'Visits',
      about: 'How many visits the shop has, without cookies. The start of the dashboard shows the sums.',
    },
    accounting: {
      name: 'Accounting',
      about:
        'For the posting batch that your accountant reads into DATEV. Your accountant tells you the numbers; an empty account is that of the chart.',
    },
    invoicing: invoicingTexts.section,
    reminders: reminderFormTexts.section,
    einvoices: {
      name: 'E-invoices',
      about:
        'What e-invoices for companies and authorities (XRechnung, Peppol, ZUGFeRD) name of you, each part in its own field. Name and numbers are under Company.',
    },
    notices: {
      name: 'Legal notice',
      about:
        'Shops that sell to consumers in the European Union show its official notice about the legal guarantee, unchanged. Get the picture files from the European Commission and add one for each language of your customers. Every product page, the payment and the emails about an order show it.',
    },
  }

/** The sections whose fields are described here; the owner's words are fields of their own. */
export type FormSection = Exclude<SectionName, 'words'>

/** The label of a field, and its hint if it has one. */
export interface FieldInWords {
  readonly label: string
  readonly hint?: string
}

export type FieldsInWords = Readonly<Record<string, FieldInWords>>

/** Labels and hints by section and field. */
export const fieldTexts = {
  company: {
    name: { label: 'Name of the shop', hint: `In the head of each page. Empty: ${unnamed}.` },
    legalName: { label: 'Who sells', hint: 'As in the official register.' },
    address: { label: 'Address', hint: 'One line for each part, as on an envelope.' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    hours: { label: 'Hours' },
    register: { label: 'Register' },
    taxNumber: { label: 'Tax number', hint: 'From your tax office. It is printed on invoices.' },
    vatNumber: { label: 'VAT number', hint: 'For value added tax, for example DE123456789.' },
    answerWithin: { label: 'You answer within', hint: 'For example: two working days.' },
    img: { label: 'Logo' },
  },
  hero: {
    kicker: { label: 'Line above the heading' },
    heading: { label: 'Heading', hint: `Empty: ${homeTexts.title}.` },
    text: { label: 'Text' },
    action: { label: 'Button', hint: `Empty: ${heroTexts.action}.` },
    img: { label: 'Picture' },
  },
  figures: {
    figure1: { label: 'Figure 1', hint: 'Leave both fields empty to show none.' },
    name1: { label: 'What figure 1 counts' },
    figure2: { label: 'Figure 2', hint: 'Leave both fields empty to show none.' },
    name2: { label: 'What figure 2 counts' },
    figure3: { label: 'Figure 3', hint: 'Leave both fields empty to show none.' },
    name3: { label: 'What figure 3 counts' },
    figure4: { label: 'Figure 4', hint: 'Leave both fields empty to show none.' },
    name4: { label: 'What figure 4 counts' },
  },
  delivery: {
    price: {
      label: 'Price of delivery',
      hint: 'One sentence in the footer. Empty: the footer says what prices include.',
    },
    leavesBefore: {
      label: 'Leaves today if paid before',
      hint: 'A full hour from 1 to 23. Empty: no day is promised.',
    },
    daysFrom: { label: 'Working days at least' },
    daysTo: { label: 'Working days at most' },
    daysFarthest: { label: 'Working days to the most distant countries' },
    weekdays: { label: 'Working days' },
    holidays: { label: 'Holidays', hint: 'One a line, as 2026-12-25.' },
    countries: { label: 'Countries', hint: 'One a line, by name or code.' },
    returnDays: { label: 'Days to return a tool', hint: `Empty: ${leastReturnDays}.` },
    refundDays: { label: 'Days until the refund', hint: `Empty: ${leastReturnDays}.` },
  },
  rates: {
    zones: { label: 'Zones' },
    defaultZone: {
      label: 'All other countries',
      hint: 'An order without a known country has the price of this zone.',
    },
    home: { label: 'Parcels leave from', hint: 'A country, by name or code.' },
    pieceGrams: {
      label: 'Weight of a piece without one, in grams',
      hint: 'For products that state no weight, where a zone has steps by weight.',
    },
  },
  pickup: {
    place: {
      label: 'Place',
      hint: 'The address of the counter, one line for each part. Empty: no pick-up.',
    },
    hours: { label: 'Opening hours', hint: 'For example: Monday to Friday, 9:00 to 17:00.' },
    note: { label: 'Note', hint: 'For example: ring at the second door. Empty for none.' },
  },
  money: {
    currency: { label: 'Currency', hint: 'The currency is fixed once the shop has an order.' },
    locale: { label: 'Numbers and dates' },
    timeZone: { label: 'Time zone', hint: 'Days and hours of the workshop.' },
    taxRate: {
      label: 'Tax in the prices, in percent',
      hint: 'Shown on each invoice from now on. Empty: no tax is shown.',
    },
    taxName: { label: 'Name of the tax', hint: 'For example: VAT.' },
  },
  tax: {
    home: { label: 'You sell from', hint: 'A country, by name or code.' },
    rates: { label: 'Rates' },
    pricesInclude: { label: 'Prices in the catalogue', hint: 'Fees of delivery too.' },
    abroad: { label: 'With another rate, keep' },
    oss: {
      label: 'One Stop Shop of the EU',
      hint: 'Say yes once you are registered for it.',
    },
  },
  mail: {
    opening: { label: 'Opening line', hint: 'Above the text. Empty for none.' },
    signature: { label: 'Signature', hint: 'Below the text. Empty: the name of the shop.' },
  },
  languages: {
    standard: {
      label: 'Language of the addresses without a language',
      hint: 'Search engines and old links keep these addresses. Products and texts have their own words in this language.',
    },
    offered: {
      label: 'Languages of the shop',
      hint: 'Each other language has its own addresses, such as /de/tools.',
    },
  },
  visits: {
    counted: { label: 'Counting' },
  },
  accounting: {
    chart: { label: 'Chart of accounts' },
    consultant: { label: 'Number of the accountant', hint: 'Berater, 4 to 7 digits.' },
    client: { label: 'Your number there', hint: 'Mandant, at most 5 digits.' },
    yearBegins: { label: 'The business year begins in' },
    debtor: { label: accountingTexts.roles.debtor },
    transit: { label: accountingTexts.roles.transit },
    credit: { label: accountingTexts.roles.credit },
    revenueFull: { label: accountingTexts.roles.revenueFull },
    revenueReduced: { label: accountingTexts.roles.revenueReduced },
    revenueFree: { label: accountingTexts.roles.revenueFree },
    revenueOther: { label: accountingTexts.roles.revenueOther },
    revenueEu: { label: accountingTexts.roles.revenueEu },
    revenueIntraEu: { label: accountingTexts.roles.revenueIntraEu },
    revenueAbroad: { label: accountingTexts.roles.revenueAbroad },
  },
  invoicing: {
    days: { label: invoicingTexts.days },
    limit: { label: invoicingTexts.limit, hint: invoicingTexts.limitHint },
    holder: { label: invoicingTexts.holder },
    iban: { label: invoicingTexts.iban, hint: invoicingTexts.ibanHint },
    bic: { label: invoicingTexts.bic },
    bank: { label: invoicingTexts.bank },
  },
  reminders: { steps: { label: reminderFormTexts.steps } },
  einvoices: eInvoiceFields,
  notices: {
    pictures: { label: 'Picture files of the notice' },
    link: {
      label: 'Address of the official page',
      hint: 'The page to which the code on the notice leads; it begins with https://.',
    },
  },
} as const satisfies Readonly<Record<FormSection, FieldsInWords>>

/** Texts of the pictures of the official notice. */
export const noticeTexts = {
  language: 'Language of the next picture',
  file: 'Picture file',
  add: 'Add this picture',
  adding: 'Uploading…',
  remove: 'Remove',
  none: 'No picture yet. Save to show what you add here.',
  alt: (language: string) => `The notice in ${language}`,
} as const

/** Texts of the form of the rates. */
export const ratesTexts = {
  addZone: 'Add a zone',
  noZones: 'Prices include delivery. Add a zone to charge for it.',
  zone: (name: string, number: number) => name || `Zone ${number}`,
  removeZone: 'Remove this zone',
  name: 'Name',
  nameHint: 'For example: Germany, or Rest of Europe.',
  countries: 'Countries',
  countriesHint: 'One a line, by name or code.',
  by: 'The price depends on',
  byChoices: [
    { value: 'amount', text: 'the amount of the goods' },
    { value: 'weight', text: 'the weight' },
  ],
  steps: 'Steps',
  from: { amount: 'Goods from', weight: 'Grams from' },
  fee: 'Costs',
  addStep: 'Add a step',
  removeStep: (number: number) => `Remove step ${number}`,
  freeFrom: 'Free from goods for',
  freeFromHint: 'Empty: delivery is never free.',
  notDelivered: 'Not delivered to',
  /** The parts of a zone in the list of versions. */
  inWords: {
    fee: (fee: string, from: string) => `${fee} from ${from}`,
    free: (from: string) => `free from ${from}`,
    zone: (name: string, countries: string, fees: string) => `${name} (${countries}): ${fees}`,
  },
  preview: {
    goods: 'Goods for',
    grams: 'Weight in grams',
    country: 'To',
    other: 'Another country',
    otherInSentence: 'another country',
    unfinished: 'Fill in the zones to see what an order costs.',
    included: 'Delivery is included in the prices.',
    nowhere: (country: string) => `An order to ${country} cannot be booked.`,
    costs: (goods: string, country: string, fee: string, total: string) =>
      `An order of ${goods} to ${country} costs ${fee} for delivery, ${total} in all.`,
    free: (goods: string, country: string) => `An order of ${goods} to ${country} is delivered free.`,
    missing: (amount: string) => `With goods for ${amount} more, delivery is free.`,
  },
} as const

export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
