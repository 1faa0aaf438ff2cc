/** Texts of the form of the tax. */
export const taxTexts = {
  noRates: 'Every order has the tax of “Money and time”. Add rates to charge the tax of the country.',
  addRate: 'Add a rate',
  europe: 'Fill in Europe’s standard rates',
  sources: 'Where Europe’s rates come from',
  checkThem:
    'The lists are of 2025. Check each rate with your tax office: it is used once you save, from the day beside it.',
  read: (day: string) => `read on ${day}`,
  /** The name of the tax in Europe's rates. */
  vat: 'VAT',
  inWords: (country: string, rate: string, name: string, from: string) =>
    `${country}: ${rate} % ${name} from ${from}`,
  country: 'Country',
  others: 'All other countries',
  percent: 'Percent',
  name: 'Name',
  from: 'From',
  rateOf: (country: string) => `Rate of ${country}`,
  remove: (country: string) => `Remove the rate of ${country}`,
  choices: {
    pricesInclude: [
      { value: 'yes', text: 'include the tax' },
      { value: 'no', text: 'are without tax; it is added' },
    ],
    abroad: [
      { value: 'gross', text: 'What the customer pays' },
      { value: 'net', text: 'What you keep without tax' },
    ],
    oss: [
      { value: 'no', text: 'No: your rate in all of the EU' },
      { value: 'yes', text: 'Yes: the rate of the country of delivery' },
    ],
  },
  preview: {
    price: 'Price in the catalogue',
    country: 'To',
    unfinished: 'Fill in the rates to see what a customer pays.',
    none: 'The tax of “Money and time” applies to every order.',
    pays: (country: string, gross: string, sentence: string, tax: string) =>
      `A customer in ${country} pays ${gross}, ${sentence}: ${tax} is tax.`,
  },
} as const
