import { countryNames } from '../../../domain/orders/countries.ts'

/** Texts of the safety and the maker of a product. */
export const safetyTexts = {
  heading: 'Safety and maker',
  warnings: 'Warnings',
  maker: 'Maker',
  responsible: 'Responsible person in the European Union',
  guarantee: 'Guarantee of the maker',
  terms: 'Terms of the guarantee',
  country: (code: string) => countryNames().get(code) ?? code,
  /** The maker's guarantee comes on top of the rights by law. */
  guaranteeOf: (years: number | undefined, guarantor: string | undefined) => {
    const time = years === undefined ? '' : `${years} ${years === 1 ? 'year' : 'years'}`
    const by = guarantor === undefined ? '' : `given by ${guarantor}`
    const both = [time, by].filter(Boolean).join(', ')
    return `${both === '' ? '' : `${both}. `}Your rights by law stay as they are.`
  },
} as const
