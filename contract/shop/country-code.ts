import * as z from 'zod/mini'
import { said } from '../languages/said.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** Message for an unknown country. */
export const countryNeeded = () => said(shopFieldTexts).country

/** An ISO 3166 code of two letters. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, { error: countryNeeded }))
