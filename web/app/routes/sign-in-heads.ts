import { offerPageTexts } from '../../features/offer/texts.ts'
import { orderLinkTexts } from '../../features/order-link/texts.ts'
import { restockLinkTexts } from '../../features/restock/texts.ts'
import { loginTexts, signupTexts } from '../../features/sign-in/texts.ts'
import { forgotPasswordTexts, resetPasswordTexts, verifyAddressTexts } from '../../texts/sign-in-by-mail.ts'
import type { PageHead } from './page-handle.ts'

export function loginHead(): PageHead {
  return unlistedHead(loginTexts)
}

export function signupHead(): PageHead {
  return unlistedHead(signupTexts)
}

/** Heads of the pages that links in emails lead to, and of the one that asks for a link. */
export const mailHeads = {
  forgotPassword: () => unlistedHead(forgotPasswordTexts),
  resetPassword: () => unlistedHead(resetPasswordTexts),
  verifyAddress: () => unlistedHead(verifyAddressTexts),
  restock: () => unlistedHead(restockLinkTexts),
  offer: () => unlistedHead(offerPageTexts),
  openOrder: () => unlistedHead(orderLinkTexts),
} as const

function unlistedHead({ title, description }: Pick<PageHead, 'title' | 'description'>): PageHead {
  return { title, description, unlisted: true }
}
