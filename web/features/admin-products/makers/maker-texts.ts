import { counted } from '../../../ui/values/counts.ts'
import type { Formats } from '../../../ui/values/formats.ts'

/** Texts of the page Makers. */
export const makerTexts = {
  heading: 'Makers',
  about:
    'Who makes what you sell. In the European Union each offer names the maker with a postal and an electronic address; a maker outside of it needs a responsible person there. Products choose their maker in their form, in the lists, or in an import.',
  loading: 'Loading the makers',
  notLoaded: 'The makers did not load.',
  notOffered: 'This shop keeps its makers elsewhere.',
  empty: 'There is no maker yet. Add the first one: the details are on the package or in the instructions.',
  add: 'Add a maker',
  change: 'Change',
  delete: 'Delete',
  ofMaker: (name: string) => `: ${name}`,
  columns: { name: 'Maker', contact: 'Electronic address', products: 'Products', actions: 'Actions' },
  noResponsible: 'Responsible person is missing',
  changing: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'As on the product or its package: the company, its trade name or its trade mark.',
  address: 'Postal address',
  addressHint: 'One line for each part, as on an envelope, without the country.',
  country: 'Country',
  noCountry: 'Choose a country',
  contact: 'Electronic address',
  contactHint: 'An email, or a page to write to, such as https://maker.example/contact.',
  brands: 'Brands',
  brandsHint: 'One a line. The product form suggests this maker for them.',
  responsible: 'Responsible person in the European Union',
  responsibleHint:
    'For a maker outside of the European Union: its importer, its representative, or another company there. The name is on the product or its package. Leave all three fields empty if there is none.',
  responsibleMissing:
    'This country is outside of the European Union. To sell to customers there, enter the responsible person.',
  save: 'Save the maker',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: (name: string) => `Maker: ${name} is saved`,
  confirm: 'Are you sure?',
  confirmText: (name: string) => `This deletes the maker ${name}.`,
  confirmYes: 'Delete the maker',
  confirmNo: 'Keep it',
  deleting: 'Deleting…',
  deleted: (name: string) => `Maker: ${name} is deleted`,
} as const

/** Texts of the maker in the product form and in the lists of products. */
export const makerChoiceTexts = {
  title: 'Safety and maker',
  maker: 'Maker',
  none: 'No maker chosen',
  hint: 'Shown with its addresses on the page of the product.',
  suggest: (name: string) => `Use ${name}`,
  suggested: (brand: string) => `The maker of ${brand} is in your list.`,
  manage: 'All makers',
  failed: 'The makers did not load, so the maker cannot be chosen. Reload the page.',
  warnings: 'Warnings and safety information',
  warningsHint:
    'As on the product, its package or its instructions, in the language of your customers. Empty: none.',
  guaranteeYears: 'Guarantee of the maker, in years',
  guarantor: 'Guarantor',
  guarantorHint: 'Who gives the guarantee. Empty: the maker.',
  guaranteeTerms: 'Terms of the guarantee',
  guaranteeTermsHint: 'A text, or the address of the page with the terms.',
  bulk: {
    label: 'Set the maker',
    confirm: (formats: Formats, count: number) =>
      `Choose the maker of ${counted(formats, count, 'product')}.`,
    done: (formats: Formats, count: number) => `${counted(formats, count, 'product')} changed`,
    missing: 'Choose a maker. “No maker” removes it from the products.',
    choose: 'Choose a maker',
    remove: 'No maker',
  },
} as const
